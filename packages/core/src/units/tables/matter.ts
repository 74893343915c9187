// Mass, amount of substance, concentrations and what medicine doses in.

export const MATTER = `
#SI brochure 9
g|0.001 =mass|*|gm,gms|gram,gramme
t|1000 kg|kMGTP|MT,mt|tonne,metric ton,metric tonne,ton
mol|=amount|e||mole,mol
Da|1.66053906660e-27 kg|kM|u,amu|dalton,unified atomic mass unit,atomic mass unit
#NIST SP 811
lb|0.45359237 kg|k|lbm,lbs|pound,pound mass,avoirdupois pound
oz|1/16 lb|||ounce,avoirdupois ounce
!dr|1/256 lb|||dram,drachm
gr|1/7000 lb|||grain
~st|14 lb|||~stone~stone,~stones~stones
cwt|100 lb|||short hundredweight,us hundredweight
long cwt|112 lb|||long hundredweight,imperial hundredweight
ton|2000 lb||tn|short ton,us ton,net ton
long ton|2240 lb||LT|long ton,imperial ton,gross ton
!slug|1 lbf.s2/ft|||slug
oz t|1/12 lb t||ozt,toz,oz tr|troy ounce,ounce troy,fine ounce
lb t|0.3732417216 kg|||troy pound
dwt|24 gr|||pennyweight
!ap dr|60 gr|||apothecary dram
!scr|20 gr|||scruple
~ct|0.2 g|||metric carat
lb-mol|453.59237 mol||lbmol|pound mole
#CLDR units
M☉|1.98847e30 kg||M⊙,Msun|solar mass
M⊕|5.9722e24 kg|||earth mass
MJ♃|1.89813e27 kg||MJup,M_J|jupiter mass
~q|100 kg||qtl|quintal,metric hundredweight
斤|0.5 kg|||jin
两|0.05 kg|||liang
catty|0.60478982 kg|||catty,katty
tael|0.0377993638 kg
tola|0.0116638038 kg
!maund|37.3241722 kg
#GHG Protocol
gCO2e|1 g|kMGT|gCO2eq,gCO₂e,gCO2,g CO2,g CO2e,g CO2eq,gCO₂|gram of co2
tCO2e|1 t|kMGT|tCO2eq,tCO₂e,t CO2e,t CO2eq,t CO2,tCO2,tCO₂,tCO2-e|tonne of co2 equivalent,tonne of carbon dioxide equivalent,metric ton of co2 equivalent,tonne co2e,tonne of co2,tonne of co2e,ton of co2
#UCUM
~M|1 mol/L|mµnpf||~molar
molal|1 mol/kg|m||molal
Osm|=osmoles|m|osm,osmol,Osmol|osmole
Eq|=equivalents|mµ|!eq|!equivalent
mval|0.001 Eq
IU|=international_units|mµnkM|iu,I.U.,UI,U|international unit
kat|=catalytic_activity|mµn||katal
U|1/60 µkat|mµkM||enzyme unit
CFU|=colony_forming_units||cfu|colony forming unit
PFU|=plaque_forming_units||pfu|plaque forming unit
pH|=acidity|||ph
NTU|=turbidity||FNU,FTU|nephelometric turbidity unit
HU|=radiodensity|||hounsfield unit
°Bx|=sugar_content||Bx|degree brix,brix
proof|0.005 =alcohol|||proof
ABV|0.01 =alcohol||% ABV,%ABV,% abv,% vol,%vol|alcohol by volume,% alcohol by volume,percent alcohol by volume
~MET|=metabolic_equivalents|||metabolic equivalent
HPF|=high_power_fields||hpf|high power field
!drop|0.05 mL||gtt|drop
°dH|=water_hardness|||degree of german hardness
°fH|1000/1783 °dH||°f
`
