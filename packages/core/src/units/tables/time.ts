// Time that a clock measures, time that a calendar counts, and rates of both.

export const TIME = `
#SI brochure 9
s|=time|*|sec,secs,秒|second
min|60 s||mins,Min|minute
h|3600 s||hr,hrs|hour
d|86400 s||dy|day
week|604800 s||wk,wks,!wk|week
Hz|1/s|*|hz,HZ|hertz~
#CLDR units
fortnight|1209600 s|||fortnight
!day-person|86400 s
!sol|88775.244 s|||martian day
mo|=month||mos,mths,mth|month,calendar month
yr|12 mo||yrs,y|year,calendar year,annum,twelvemonth
~quarter|3 mo||qtr|~quarter,calendar quarter
decade|120 mo
century|1200 mo
millennium|12000 mo|||millennium~millennia,millenium
ka|12000 mo||kyr,ky,kya|thousand years
Myr|12000000 mo||Ma,My,Mya,mya,myr|million years
Gyr|12000000000 mo||Ga,Gy,byr,Byr,bya,Gya|billion years
!semester|6 mo
business day|=business_day|||business day,working day,workday,trading day,banking day,work day
fiscal year|12 mo|||financial year
#UCUM
a_j|31557600 s|||julian year
a_g|31556952 s|||gregorian year
yr365|31536000 s|||year 365
mo30|2592000 s|||month 30
sid d|86164.0905 s|||sidereal day
!shake|10 ns
svedberg|0.1 ps||Sv-u|svedberg unit
#ISO 80000-3
rpm|1/min|k|RPM,r/min,rev/min|rotation per minute
bpm|1/min||BPM|beat per minute
!cycle|1|||cycle
cps|1/s|k|c/s
spm|1/min|||stroke per minute
kn|1852 m/h||kts|knot
mph|1 mi/h||MPH|mph,mile per hour
km/h|1 km/h||kph,KPH,km/hr|kmh,kmph
fpm|1 ft/min
!Mach|=mach_number|||mach
!c0|299792458 m/s|||speed of light
g0|9.80665 m/s2||gₙ,g-force|standard gravity~standard gravities,g force
Gal|1 cm/s2|mµ||galileo
`
