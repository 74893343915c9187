// Electricity, magnetism, light, radiation.

export const FIELD = `
#SI brochure 9
A|=current|e|amp,amps,Amp,Amps|ampere,amp
C|1 A.s|e||coulomb
V|1 W/A|e|Volts,Vdc,VDC,VAC,Vac,Vrms,Vpp|volt
Ω|1 V/A|e|ohm,Ohm,!Ohm|ohm
S|1 A/V|e||siemens~
F|1 C/V|e||farad
~H|1 Wb/A|e||henry~henries,henrys~
Wb|1 V.s|mµ||weber
T|1 Wb/m2|mµnpfk||tesla
cd|=luminous_intensity|e||candela
lm|1 cd.sr|e||lumen
lx|1 lm/m2|e|lux|lux~
Bq|=radioactivity|*||becquerel
Gy|=absorbed_dose|e||gray
Sv|=dose_equivalent|e||sievert
#NIST SP 811
Ah|3600 C|mkMµ|A·h,A.h,A-h,AHr|ampere hour,amp hour
℧|1 S|||mho
abA|10 A||Bi|abampere,biot
abC|10 C|||abcoulomb
!Fr|1/2997924580 C||statC,esu|franklin,statcoulomb
statV|299.792458 V|||statvolt
abV|1e-8 V|||abvolt
!Fd|96485.33212 C|||faraday
!e|1.602176634e-19 C|||elementary charge
~D|3.33564095e-30 C.m|||debye
~G|0.0001 T|mkµM|Gs|gauss~
Mx|1e-8 Wb|||maxwell
Oe|1000/4 A/m/π|k||oersted
!gilbert|10/4 A/π
~At|1 A||~AT|ampere turn
!sb|10000 cd/m2|||stilb
nit|1 cd/m2|||nit
!lambert|10000 cd/m2/π
!foot lambert|1 cd/ft2/π
fc|1 lm/ft2||ft-c|foot candle
!phot|10000 lx
dpt|1/m||dptr|diopter,dioptre
!kayser|1/cm
Jy|1e-26 W.s/m2|mµnk||jansky~janskys
L☉|3.828e26 W||L⊙,Lsun|solar luminosity~solar luminosities
#UCUM
Ci|37000000000 Bq|mµnpkMT||curie
!Rd|1000000 Bq|mµnpkM||rutherford
dpm|1/60 Bq|||disintegration per minute
cpm|=count_rate|||count per minute
~R|0.000258 C/kg|mµ|Rö|roentgen,röntgen
~rd|0.01 Gy|mckM|rad|rad,rad dose
rem|0.01 Sv|mµ||roentgen equivalent man,rem
!banana|0.1 µSv|||banana equivalent dose
!langley|41840 J/m2
DU|4.4615e-4 mol/m2|||dobson unit
sfu|10000 Jy|||solar flux unit
!mu_0|0.00000125663706212 H/m|||vacuum permeability
!eps_0|8.8541878128e-12 F/m|||vacuum permittivity
`
