// Parts of one, percentage points, levels, counts, typography.

export const RATIO = `
#ISO 80000-1
%|0.01||％,pct,٪,vol%,vol.%,weight%,wt%,wt.%,wt. %,w/w%,mol%,at%,% (w/v),% (w/w),% (v/v),% w/w,% w/v,% v/v,vol. %|percent,per cent,per-cent,pct,percentage
‰|0.001||o/oo|per mille,permille,per mil,part per thousand,promille
‱|0.0001|||permyriad,part per ten thousand
ppm|1e-6||ppmv,ppmw,PPM|part per million,permillion,ppm
ppb|1e-9||ppbv,PPB|part per billion
ppq|1e-15|||part per quadrillion
ppt|1e-12||pptv|part per trillion
!one|1|||portion,decimal fraction,fraction of one
!π|3.14159265358979323846264338327950288419716939937510|||pi
karat|1/24||kt-au|karat
pp|0.01 =percentage_point||p.p.,%pt,%pts,% pts,pps|percentage point,percent point,% point,%-point,percentage-point
bps|0.01 pp|||basis point
#ISO 80000-8
dB|=level|||decibel
Bel|10 dB|||bel
Np|8.685889638065036553 dB|||neper
dBA|=sound_level||dB(A),dB A,dBa|a-weighted decibel
dBSPL|=sound_pressure_level||dB SPL,dB(SPL)
dBC|=sound_level_c||dB(C)
dBm|=power_level@-30|||decibel milliwatt
dBW|=power_level|||decibel watt
dBV|=voltage_level|||decibel volt
dBmV|=voltage_level@-60|||decibel millivolt
dBu|=voltage_level@-2.218487499|||decibel unloaded
dBi|=antenna_gain
dBd|=antenna_gain@2.15
dBFS|=full_scale_level
dBc|=carrier_level
dBZ|=radar_reflectivity
sone|=loudness
phon|=loudness_level
~mag|=magnitude||mags
!oct|=pitch_interval|||octave
!cent-p|1/1200 oct
#UN/ECE Recommendation 20
!ea|=count||pcs|each,piece,item
dz|12 ea||doz|dozen
!pr|2 ea||prs|pair
!bk-doz|13 ea|||baker's dozen
!trio|3 ea
!sm-gr|120 ea|||small gross
!gro|144 ea||doz-doz,gross|gross~
!gr-gr|1728 ea|||great gross
!ream|500 ea
!quire|25 ea
person-year|=count:person.yr||PY|person year,patient year,man year
person-day|=count:person.d|||person day,man day
person-hour|=count:person.h|||person hour,man hour,labor hour
FTE|=full_time_equivalents||FTEs|full time equivalent
pack-year|=count:pack.yr|||pack year
pkm|=count:passenger.km|MG||passenger kilometer
tkm|1 t.km|MG||tonne kilometer
TEU|=containers|kM||twenty foot equivalent unit
boe|=oil_equivalents|kM|BOE|barrel of oil equivalent
#CSS values 4
pt|1/72 in|||dtp point,desktop point
pica|1/6 in|||dtp pica
twip|1/20 pt
!em|=em
!rem-css|=root_em
`
