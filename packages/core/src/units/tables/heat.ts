// Temperature: scales with a zero of their own (the part behind @ is the base value at zero).

export const HEAT = `
#SI brochure 9
K|=temperature_difference@0|e|°K,degK|kelvin,degree kelvin
°C|1 K@273.15|m|° C,℃,degC,deg C,deg. C,!Cel|degree celsius,degree centigrade,celsius,centigrade,degree c,celsius degree,° celsius,deg celsius,celcius,degree celcius
#NIST SP 811
°F|5/9 K@45967/180|m|° F,℉,degF,deg F,deg. F|degree fahrenheit,fahrenheit,degree f,fahrenheit degree,° fahrenheit,deg fahrenheit,degree farenheit
°R|5/9 K@0||°Ra,degR|degree rankine,rankine
°Ré|1.25 K@273.15||°Re|degree réaumur,degree reaumur,reaumur
°De|-2/3 K@373.15|||degree delisle
°N|100/33 K@273.15|||degree newton
°Rø|40/21 K@36241/140|||degree rømer,degree roemer
!clo|0.155 m2.K/W
!tog|0.1 m2.K/W
!RSI|1 m2.K/W
!R-value|1 ft2.h.Δ°F/Btu
Δ°F|5/9 K||delta F|fahrenheit difference
Δ°C|1 K||delta C|celsius difference
`
