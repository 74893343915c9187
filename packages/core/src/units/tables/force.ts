// Force, pressure, energy, power, flow, viscosity.

export const FORCE = `
#SI brochure 9
N|1 kg.m/s2|e||newton
Pa|1 N/m2|*||pascal
J|1 N.m|*||joule
W|1 J/s|*||watt
Nm|1 N.m|e|N·m,N m,N-m,N.m,Nm,N⋅m|newton meter
eV|1.602176634e-19 J|*|ev|electronvolt,electron volt
bar|100000 Pa|mµkMdn|barg,bara|~bar
#NIST SP 811
Wh|3600 J|*|W·h,W.h,W-h,W h,Whr|watt hour
Ws|1 J|k|W·s|watt second
Wm|60 J|||watt minute
Wd|86400 J|kMGT||watt day
~We|1 W|kMGT|Wp,Wth,Wt
dyn|1 g.cm/s2|||dyne
kgf|9.80665 N||kp|kilogram force,kilopond
gf|0.001 kgf|m||gram force
tf|1000 kgf|||tonne force,metric ton force
lbf|9.80665 lb.m/s2|k|lbF|pound force
ozf|1/16 lbf|||ounce force
kip|1000 lbf
pdl|1 lb.ft/s2|||poundal
tonf|2000 lbf|||short ton force
long tonf|2240 lbf|||long ton force
atm|101325 Pa|||atmosphere,standard atmosphere
~at|98066.5 Pa||ata,!att|technical atmosphere
Torr|101325/760 Pa|m|torr|torr
mHg|133322.387415 Pa|mc|m Hg|meter of mercury
inHg|3386.388640341 Pa||in Hg,"Hg|inch of mercury
mH2O|9806.65 Pa|mc|mH₂O,m H2O,m H₂O,mWC,mWS|meter of water,meter of water column
inH2O|249.08891 Pa||in H2O,inWC,in H₂O,inH₂O,in wc|inch of water,inch of water column
ftH2O|2989.06692 Pa||ft H2O|foot of water~feet of water
m of head|9804.139432 Pa|||meter of head
ft of head|2988.3016989 Pa|||foot of head~feet of head
psi|1 lbf/in2|kM|PSI,lb/in2,lb/in²|pound per square inch
psia|1 psi|||psia
psig|1 psi|||psig
psf|1 lbf/ft2
ksi|1000 psi
~Ba|0.1 Pa|||barye
cal|4.184 J|k|cal_th,!cal_th|calorie,thermochemical calorie,small calorie,gram calorie
cal_IT|4.1868 J|k|calIT|international table calorie
Btu|1055.05585262 J|k|BTU,btu,BTUs,Btus|british thermal unit,btu
Btu_th|23722880951/22500000 J|||
MMBtu|1000000 Btu||MMBTU,mmbtu,MBtu,mmBtu,MMbtu|million btu,million british thermal units
therm|105505585.262 J||thm|therm,therm ec
therm-us|105480400 J|||therm us,us therm
therm-imp|105505585.257348 J|||therm imperial
!quad|1e15 Btu|||quad
ft·lbf|1 ft.lbf||ft-lb,ft-lbs,ft·lb,ft lb,ft-lbf,ft lbf,ft.lb,ft.lbf,lb-ft,lb·ft,lbf·ft,lbf-ft,lb ft,lbf ft,ft lbs,lbs-ft|foot pound,foot pound force,pound foot~pound feet,foot-pound
in·lbf|1 in.lbf||in-lb,in-lbs,in·lb,in lb,lb-in,lb·in,lbf·in,in-lbf,lbf-in|inch pound,pound inch
kgm|1 kgf.m||kgf·m,kgf-m,kgf m|kilogram force meter
erg|1e-7 J|k|erg,ergs|erg
!Eh|4.3597447222060e-18 J|||hartree
!Ry|2.1798723611030e-18 J|||rydberg
!foe|1e44 J
tTNT|4184000000 J|kM|t TNT,tons TNT|ton of tnt
toe|41868000000 J|kMG|TOE|tonne of oil equivalent,ton of oil equivalent
tce|29307600000 J|kMG||tonne of coal equivalent
hp|550 ft.lbf/s||HP,bhp,BHP,shp,whp,horse power|mechanical horsepower,brake horsepower,imperial horsepower
PS|75 kgf.m/s||~CV,~cv|metric horsepower,pferdestärke,cheval vapeur
hp-e|746 W|||electrical horsepower,electric horsepower
hp-b|9812.5 W|||boiler horsepower
hph|1 hp.h||hp·h,hp-h,hp-hr|horsepower hour,mechanical horsepower hour
Btu/h|1 Btu/h|kM|BTU/h,BTUH,Btuh
~TR|12000 Btu/h||RT-c|ton of refrigeration,refrigeration ton
#UCUM
~P|0.1 Pa.s|cm||poise
St|0.0001 m2/s|cm||stokes~
!Pl|1 Pa.s|||poiseuille
!Wood|1 mmHg.min/L|||wood unit,hybrid resistance unit
darcy|9.869233e-13 m2|mµ||darcy~darcies
tex|1e-6 kg/m|kmd||tex
~den|1/9 tex|||denier
gpm|1 US gal/min||GPM
gph|1 US gal/h||GPH
gpd|1 US gal/d
mgd|1000000 US gal/d||MGD
cfm|1 ft3/min||CFM
cfs|1 ft3/s||cusec
scf|0.028316846592 =standard_volume|kM|SCF|standard cubic foot~standard cubic feet
scc|1e-6 =standard_volume||Ncc|standard cubic centimeter
Sm³|=standard_volume||Sm3,Nm3,Nm³|standard cubic meter,normal cubic meter
MMscfd|1000000 scf/d||MMSCFD,mmscfd
sccm|1 scc/min
slm|0.001 Sm³/min||SLM,slpm
bpd|1 bbl/d|kM|b/d,BPD,bopd|barrel per day
mpg|1 mi/US gal||MPG|mile per us gallon,mile per gallon
mpg-imp|1 mi/imp gal||mpg (imp)|mile per imperial gallon,mile per uk gallon
VA|=apparent_power|e||voltampere,volt ampere
~var|=reactive_power|e|VAR,VAr|voltampere reactive,volt ampere reactive
VAh|1 VA.h|kMG||voltampere hour
varh|1 var.h|mkMG|VARh,VArh|voltampere reactive hour
`
