// Forms that several units own: every reading, most likely first. A unit behind `!` is meant only where the
// form stands alone, not in a compound (`m` is a minute in `5m 30s`, never in `m/s`). `~` marks weak forms.
// `!` before a form keeps it out of running text. A form written here is owned here: rows need not repeat it.

/** Symbols, case-true. */
export const AMBIGUOUS_SYMBOLS = `
~"|in,″,!imp gal
~″|″,in
~'|ft,′
~′|′,ft
~”|in,″
~’|ft,′
~′′|″,in
~''|in,″
mls|mL
gals|US gal,imp gal
m|m,!min
Hz|Hz,!rev/s
rpm|rpm,!rev/min
nm|nm,!nmi
~as|″,as
!am|am
~pm|pm
~us|µs
~mas|m″
~TV|TV
~PC|PC
~MS|MS
~TH|TH
~Es|Es
~My|Myr
C|°C,C
F|°F,F
g|g,!g0
~G|G,g0
oz|oz,!US fl oz,oz t
pt|pt,US pt,imp pt
pnt|US pt
gal|US gal,imp gal
qt|US qt,imp qt
fl oz|US fl oz,imp fl oz
fl. oz|US fl oz,imp fl oz
fl-oz|US fl oz,imp fl oz
floz|US fl oz,imp fl oz
foz|US fl oz
cup|US cup,cup-m,legal cup
tbsp|US tbsp,tbsp-m,tbsp-au
Tbsp|US tbsp,tbsp-m
tbs|US tbsp,tbsp-m
~T|T,t,US tbsp
tsp|US tsp,tsp-m
gr|gr,g
~t|t,ton
lb|lb,!lbf
#|lb
cal|cal,!kcal
Cal|kcal
kCal|kcal
Kcal|kcal
mcg|µg
KWh|kWh
KWH|kWh
Kwh|kWh
KW|kW
Kw|kW
kw|kW
Gy|Gy,Gyr
kt|kn,kt
Kt|kt,kn
~b|bit,b,bp
bp|bps,bp
bps|bps,bit/s
ppt|ppt,‰,pp
~rad|rad,rd
~R|R,°R
~a|yr,a
ct|ct,¢,EUR cent
~c|¢,EUR cent,c0
¥|JPY,CNY
$|USD
＄|USD
£|GBP
kr|SEK,NOK,DKK,ISK
kr.|DKK,NOK,SEK,ISK
Kr|SEK,NOK,DKK,ISK
Rs|INR,PKR,LKR,NPR
Rs.|INR,PKR,LKR,NPR
₨|INR,PKR,LKR,NPR
Re|INR,PKR
U|U,IU
~D|dpt,D,darcy
Gal|Gal,US gal
mb|mbar
hp|hp,PS
mpg|mpg,mpg-imp
RT|TR,RT
nt|bp,nit
karat|karat,ct
Km|km
kms|km
KG|kg
Kg|kg
kgs|kg
Mhz|MHz
mhz|MHz
MHZ|MHz
Ghz|GHz
ghz|GHz
GHZ|GHz
Khz|kHz
khz|kHz
KHz|kHz
KHZ|kHz
kbs|kbit/s
mbps|Mbit/s
gbps|Gbit/s
mb/s|MB/s
m/sec|m/s
ug|µg
mcm|µm
mcL|µL
mcmol|µmol
msec|ms
µsec|µs
usec|µs
nsec|ns
Mwh|MWh
mwh|MWh
Gwh|GWh
Twh|TWh
Mw|MW
Gw|GW
㎡|m²
㎥|m³
㎢|km²
㎞|km
㎝|cm
㎜|mm
㎏|kg
㎎|mg
㎖|mL
㎕|µL
sqft|ft²
sqm|m²
sqkm|km²
sqmi|mi²
pcf|lb/ft³
MTPA|Mt/yr
mtpa|Mt/yr
tpa|t/yr
tpd|t/d
`

/** Names, without case; plurals are made from them. */
export const AMBIGUOUS_NAMES = `
degree|°,!°C,!°F
kilo|kg
micron|µm
hertz~|Hz,!rev/s
revolution per minute|rpm,!rev/min
pound|lb,GBP,!lbf
quid|GBP
ounce|oz,!US fl oz,oz t
fluid ounce|US fl oz,imp fl oz
gallon|US gal,imp gal
quart|US qt,imp qt
pint|US pt,imp pt
gill|US gill,imp gill
cup|US cup,cup-m,legal cup
tablespoon|US tbsp,tbsp-m,tbsp-au
teaspoon|US tsp,tsp-m
tablespoonful|US tbsp,tbsp-m
teaspoonful|US tsp,tsp-m
barrel|bbl,beer bbl
ton|ton,t,long ton
hundredweight|cwt,long cwt
carat|ct,karat
calorie|cal,!kcal
food calorie|kcal
kcal~|kcal
mcg~|µg
kwh~kwhs|kWh
horsepower~|hp,PS
cent|¢,EUR cent
dollar|USD
~buck|USD
peso|MXN,ARS,CLP,COP,PHP
rupee|INR,PKR,LKR,NPR
franc|CHF,XAF,XOF,FRF
crown|CZK,SEK,DKK,NOK
krone~kroner|NOK,DKK
krona~kronor|SEK,ISK
dinar|KWD,JOD,BHD,IQD,RSD
dirham|AED,MAD
riyal|SAR,QAR
rial|IRR,OMR,YER
shilling|KES,UGX,TZS
guilder|ANG,NLG
leu~lei|RON,MDL
mark|DEM
~won~|KRW
~sol~soles|PEN
~pound weight|lb
rad|rd,rad
kip|kip,LAK
dram|dr,AMD
~minute of time|min
`
