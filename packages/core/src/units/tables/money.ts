// Currencies. Each is a dimension of its own, `currency:` and its ISO 4217 code; none is ever converted.

export const MONEY = `
#ISO 4217
USD|||US$,US $,USD$,$US|us dollar,american dollar,united states dollar,u.s. dollar,usd~
EUR|||€,Euro|euro~euros,eur~
GBP|||￡,₤,GB£,UK£|british pound,pound sterling,uk pound,sterling,quid~,libra esterlina,gbp~
JPY|||円,￥,JP¥|yen~,japanese yen~,jpy~
CNY|||RMB,元,圆,圓,人民币,CN¥,块|yuan~,chinese yuan~,renminbi,rmb,cny~
INR|||₹|indian rupee,inr~
AUD|||A$,AU$,AU $|australian dollar,aussie dollar,aud~
CAD|||C$,CA$,CAN$,CAD$,CND|canadian dollar,cad~
CHF|||SFr,SFr.,Fr.,R₣|swiss franc,chf~
HKD|||HK$|hong kong dollar,hkd~
SGD|||S$,SG$|singapore dollar,sgd~
NZD|||NZ$,NZ $|new zealand dollar,nzd~
SEK||||swedish krona~swedish kronor
NOK||||norwegian krone~norwegian kroner
DKK||||danish krone~danish kroner
ISK||||icelandic krona~icelandic kronur
KRW|||₩,원,￦|south korean won,korean won
TWD|||NT$,~NT|taiwan dollar,new taiwan dollar
BRL|||R$|brazilian real~brazilian reais,~real~reais
MXN|||MX$,Mex$|mexican peso
RUB|||₽,руб,руб.,р.,Р|ruble,rouble,russian ruble
UAH|||₴,грн,грн.,hrn|hryvnia,ukrainian hryvnia
PLN|||zł,zl|zloty,złoty,polish zloty
CZK|||Kč|czech koruna,koruna
HUF|||Ft|forint,hungarian forint
RON|||lei,LEI|romanian leu~romanian lei
BGN|||лв,лв.|lev~leva,bulgarian lev
~TRY|||₺,TL|turkish lira,lira
ILS|||₪,NIS|shekel,israeli shekel,new shekel,new israeli shekel
ZAR||||south african rand,rand~
SAR||||saudi riyal
AED|||Dhs,Dh|uae dirham,emirati dirham
QAR|||~QR|qatari riyal,qatari rial
KWD|||~KD|kuwaiti dinar
BHD|||~BD|bahraini dinar
OMR||||omani rial
JOD|||JD|jordanian dinar
EGP|||E£,~LE|egyptian pound
LBP|||~LL|lebanese pound,lebanese lira
IRR|||تومان|iranian rial
IQD||||iraqi dinar
THB|||฿|baht~,thai baht~
VND|||₫,VNĐ,đ|dong~,vietnamese dong~
IDR|||Rp,Rp.|rupiah,indonesian rupiah
MYR|||RM|ringgit,malaysian ringgit
PHP|||₱|philippine peso
PKR||||pakistani rupee
LKR||||sri lankan rupee
NPR||||nepalese rupee
BDT|||৳|taka~,bangladeshi taka~
ARS|||AR$|argentine peso,argentinian peso
CLP|||CL$|chilean peso
~COP|||CO$,COL$|colombian peso
UYU|||$U|uruguayan peso
DOP|||RD$|dominican peso
~CUP||||cuban peso
BOB|||~Bs|boliviano
~PEN|||S/,S/.|peruvian sol~peruvian soles,nuevo sol~nuevos soles
PYG|||₲|guarani
VES|||Bs.S|bolivar,venezuelan bolivar
CRC|||₡|costa rican colon,costa rican colón
GTQ||||quetzal
HNL||||lempira
NIO|||C$N|cordoba,nicaraguan cordoba
PAB|||B/.|balboa
JMD|||J$|jamaican dollar
TTD|||TT$|trinidad and tobago dollar
BBD|||Bds$|barbadian dollar
BSD||||bahamian dollar
BZD|||BZ$|belize dollar
GYD|||G$|guyanese dollar
NGN|||₦|naira~,nigerian naira~
GHS|||GH₵,GH¢|cedi,ghanaian cedi
KES|||KSh,KShs,Ksh|kenyan shilling
TZS|||TSh|tanzanian shilling
UGX|||USh|ugandan shilling
ETB|||~Br|birr~,ethiopian birr~
~MAD||||moroccan dirham
DZD||||algerian dinar
TND|||~DT|tunisian dinar
LYD|||~LD|libyan dinar
SDG||||sudanese pound
ZMW|||ZK|zambian kwacha
MWK||||malawian kwacha
MZN|||MTn|metical
BWP||||pula
NAD|||N$|namibian dollar
AOA|||Kz|angolan kwanza,kwanza
XOF|||CFA,FCFA|west african cfa franc
XAF||||central african cfa franc,cfa franc
XPF||||cfp franc
RWF|||FRw|rwandan franc
BIF|||FBu|burundian franc
MUR||||mauritian rupee
SCR||||seychellois rupee
MGA||||ariary
~GEL|||₾|lari,georgian lari
AMD|||֏|armenian dram
AZN|||₼|manat,azerbaijani manat
KZT|||₸|tenge,kazakhstani tenge
UZS||||uzbekistani som
KGS||||kyrgyzstani som
TJS||||somoni
TMT||||turkmenistani manat
MNT|||₮|tugrik,mongolian tugrik
AFN|||؋|afghani
MMK||||kyat
KHR|||៛|riel
LAK|||₭|laotian kip
BND|||B$|brunei dollar
~MOP|||MOP$|pataca
MVR|||~Rf|rufiyaa
BTN|||Nu.|ngultrum
RSD|||~din|serbian dinar
~BAM||||convertible mark
MKD||||macedonian denar
~ALL|||~Lek|albanian lek
MDL||||moldovan leu
BYN||||belarusian ruble
ERN|||Nfk|nakfa
SYP||||syrian pound
YER||||yemeni rial
FJD|||FJ$|fijian dollar
PGK||||kina
~TOP|||T$|paanga
WST||||tala
VUV|||~Vt|vatu
SBD||||solomon islands dollar
GMD||||dalasi
GNF||||guinean franc
SLE|||~Le|sierra leonean leone
LRD|||L$|liberian dollar
CDF||||congolese franc
DJF||||djiboutian franc
KMF||||comorian franc
~SOS||||somali shilling
SSP||||south sudanese pound
SZL||||lilangeni
LSL||||loti
MRU|||~UM|ouguiya
STN||||dobra
CVE||||cape verdean escudo
HTG||||haitian gourde
SRD||||surinamese dollar
XCD|||EC$|east caribbean dollar
AWG||||aruban florin
ANG|||ƒ|netherlands antillean guilder,netherlands guilder
KYD|||CI$|cayman islands dollar
BMD|||BD$|bermudian dollar
ZWL|||Z$|zimbabwean dollar
KPW||||north korean won
XDR||||special drawing right
#ISO 4217, withdrawn
DEM|||~DM|deutsche mark,german mark
FRF|||₣|french franc
ITL||||italian lira~italian lire
ESP|||₧|peseta
PTE|||~Esc|portuguese escudo
FIM||||finnish markka,markka
ATS||||austrian schilling
NLG||||dutch guilder
IEP||||irish pound
GRD||||drachma
HRK||||kuna~,croatian kuna~
#Market use
BTC|||₿,XBT|bitcoin
ETH|||Ξ|ether,ethereum
USDT||||tether
SOL-c|||◎|solana
#Minor units
¢|0.01 USD|||us cent,american cent
EUR cent|0.01 EUR|||euro cent,eurocent
~p|0.01 GBP||GBp,GBX|penny~pence,pence sterling
~dime|0.1 USD
!nickel|0.05 USD
cct|0.01 CAD|||canadian cent
act|0.01 AUD|||australian cent
paisa|0.01 INR|||paisa~paise
kopek|0.01 RUB||коп.|kopek,kopeck
fen|0.01 CNY||分
jiao|0.1 CNY||角
centavo|0.01 MXN
centime|0.01 CHF
öre|0.01 SEK|||swedish öre
`
