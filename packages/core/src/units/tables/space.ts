// Length, area, volume, angle. The form of a row is told in `../rows.ts`.

export const SPACE = `
#SI brochure 9
m|=length|*|㍍|meter
au|149597870700 m||AU,ua|astronomical unit
rad|=angle|e||radian
sr|=solid_angle|mµ||steradian
°|1/180 π.rad||!deg|degree,degree of arc
′|1/60 °|||arc minute,arcminute,minute of arc,arcmin
″|1/60 ′|mµ|as|arc second,arcsecond,second of arc,arcsec
ha|10000 m2||!har|hectare
L|1 dm3|e|l,ℓ|liter,litre
#UCUM
Å|0.1 nm||!Ao|angstrom,ångström
ly|9460730472580800 m|kMG||light year,lightyear
pc|30856775814913673 m|kMG||parsec
!rev|2 π.rad||!circ|revolution,turn
gon|1/200 π.rad|c|!grad|gon,!grade,gradian
cc|1 cm3||ccm|cc
!a|100 m2||!ar|are
~b|100 fm2|mµnpf||~barn
!stere|1 m3
#NIST SP 811
~in|2.54 cm|||inch
ft|12 in|||foot~feet
yd|3 ft||yds|yard
mi|5280 ft|||mile
nmi|1852 m||NM,nMi|nautical mile
~mil|0.001 in||thou|~mil
ftm|6 ft||fath|fathom
fur|660 ft|||furlong
!ch|66 ft|||chain
!rod|16.5 ft
!lnk|0.66 ft|||link
!lea|3 mi|||league
!hh|4 in|||hand
!cbl|720 ft|||cable length
ft-us|1200/3937 m||ftUS|us survey foot~us survey feet
ls|299792458 m|||light second
acre|43560 ft2|k|ac|acre
US gal|231 in3|||us gallon
US qt|1/4 US gal|||us quart
US pt|1/8 US gal|||us pint
US cup|1/16 US gal|||us cup
US gill|1/32 US gal|||us gill
US fl oz|1/128 US gal|||us fluid ounce,us ounce
US tbsp|1/2 US fl oz|||us tablespoon
US tsp|1/6 US fl oz|||us teaspoon
fl dr|1/8 US fl oz|||fluid dram,us fluid dram
!minim|1/480 US fl oz|||minim
dsp|2 US tsp|||dessert spoon,dessertspoon
imp gal|4.54609 L|||imperial gallon,uk gallon,gallon imperial
imp qt|1/4 imp gal|||imperial quart,uk quart,quart imperial
imp pt|1/8 imp gal|||imperial pint,uk pint,pint imperial
imp gill|1/32 imp gal|||imperial gill
imp fl oz|1/160 imp gal|||imperial fluid ounce,uk fluid ounce,fluid ounce imperial,imperial ounce
bbl|42 US gal|kM||oil barrel,barrel of oil
beer bbl|31 US gal|||beer barrel
!hhd|63 US gal|||hogshead
bu|2150.42 in3|||bushel
!pk|1/4 bu|||peck
dry qt|1/32 bu|||dry quart
dry pt|1/64 bu|||dry pint
ac ft|43560 ft3||acre-ft,af|acre foot~acre feet
!cord|128 ft3|||cord
bd ft|144 in3||fbm|board foot~board feet
Mcf|1000 ft3||mcf,MCF|thousand cubic feet
MMcf|1000000 ft3||mmcf|million cubic feet
Bcf|1000000000 ft3||bcf|billion cubic feet
!RT|100 ft3|||register ton
#CLDR units
cup-m|250 mL|||metric cup,cup metric
tbsp-m|15 mL|||metric tablespoon,matsked
tsp-m|5 mL|||metric teaspoon,tesked
tbsp-au|20 mL|||australian tablespoon,au tablespoon
legal cup|240 mL|||us legal cup
!dash|1/8 US tsp
!pinch|1/16 US tsp
!jigger|1.5 US fl oz
!stick|8 US tbsp|||stick of butter
R⊕|6378100 m|||earth radius~earth radii
R☉|695700000 m||R⊙|solar radius~solar radii
dunam|1000 m2|||dunam
亩|2000/3 m2|||!mu
坪|400/121 m2|||tsubo
평|400/121 m2|||pyeong
尺|1/3 m|||!chi
里|500 m|||!li
!rai|1600 m2|||rai
feddan|4200.833 m2|||feddan
!shackle|90 ft
!data mile|6000 ft
!smoot|67 in
#NATO AAP-6
mil-a|1/3200 π.rad|||nato mil,angular mil
!point-c|1/16 π.rad|||compass point
sq°|1/32400 π.π.sr||deg²|square degree
!spat|4 π.sr
`
