// Dutch.
import type { Locale } from '../types/index.js'
import { fractions, inflected, names, numbers, phrases, words } from './words.js'

export const nl: Locale = {
  id: 'nl',
  marks: words(
    'de het een van en in is dat op te voor met zijn die niet aan er om ook als maar bij werd naar uit door wordt',
  ),
  format: { decimal: ',', group: ['.', ' '] },
  numbers: {
    cardinals: numbers(
      'nul 0, een 1, één 1, eén 1, twee 2, drie 3, vier 4, vijf 5, zes 6, zeven 7, acht 8, negen 9, tien 10, elf 11, twaalf 12, dertien 13, veertien 14',
      'vijftien 15, zestien 16, zeventien 17, achttien 18, negentien 19, twintig 20, dertig 30, veertig 40, vijftig 50, zestig 60, zeventig 70, tachtig 80, negentig 90',
    ),
    scales: numbers(
      'honderd 100, duizend 1e3, miljoen 1e6, miljoenen 1e6, mln 1e6, mio 1e6, miljard 1e9, miljarden 1e9, mld 1e9, mrd 1e9, biljoen 1e12, biljoenen 1e12, biljard 1e15, k 1e3, m 1e6, b 1e9',
    ),
    ordinals: numbers(
      'eerste 1, eende 1, tweede 2, derde 3, vierde 4, vijfde 5, zesde 6, zevende 7, achtste 8, negende 9, tiende 10, elfde 11, twaalfde 12, dertiende 13, veertiende 14, vijftiende 15',
      'zestiende 16, zeventiende 17, achttiende 18, negentiende 19, twintigste 20, dertigste 30, veertigste 40, vijftigste 50, zestigste 60, zeventigste 70, tachtigste 80, negentigste 90',
      'honderdste 100, duizendste 1e3, miljoenste 1e6, miljardste 1e9, biljoenste 1e12',
    ),
    fractions: fractions(
      'half 1/2, halve 1/2, helft 1/2, anderhalf 3/2, anderhalve 3/2, derde 1/3, derden 1/3, kwart 1/4, vierde 1/4, vierden 1/4, vijfde 1/5, vijfden 1/5, zesde 1/6, zesden 1/6, zevende 1/7, zevenden 1/7',
      'achtste 1/8, achtsten 1/8, negende 1/9, negenden 1/9, tiende 1/10, tienden 1/10, twaalfde 1/12, twaalfden 1/12, twintigste 1/20, twintigsten 1/20, honderdste 1/100, honderdsten 1/100, duizendste 1/1000, duizendsten 1/1000',
    ),
    multiples: numbers(
      'dubbel 2, dubbele 2, verdubbeld 2, verdubbelde 2, verdubbelden 2, tweevoudig 2, drievoudig 3, verdrievoudigd 3, verdrievoudigde 3, viervoud 4, verviervoudigd 4, vervijfvoudigd 5, vertienvoudigd 10, gehalveerd 0.5, halveerde 0.5, tweemaal 2, driemaal 3, viermaal 4, vijfmaal 5, tienmaal 10',
    ),
    collectives: numbers('dozijn 12, dozijnen 12, paar 2'),
    joiners: words('en ën'),
    zero: words('nul geen'),
    articles: words('een de het'),
    times: words('keer maal x'),
    ratios: phrases('van de, van elke, op de, op'),
    ordinalEndings: words('e de ste'),
    minus: words('min negatief minus'),
    point: words('komma punt'),
    per: words('per'),
    of: words('van'),
    compound: true,
    joinsTens: true,
  },
  bounds: {
    lt: phrases(
      'minder dan, onder, onder de, kleiner dan, lager dan, jonger dan, korter dan, goedkoper dan, beneden',
    ),
    lte: phrases(
      'hoogstens, maximaal, max, maximum, een maximum van, maximum van, ten hoogste, niet meer dan, tot, tot en met, niet hoger dan, niet langer dan, niet groter dan, binnen, kleiner dan of gelijk aan, minder dan of gelijk aan, beperkt tot, uiterlijk',
    ),
    gt: phrases(
      'meer dan, over de, boven, boven de, groter dan, hoger dan, langer dan, ouder dan, overschrijdt, overtreft, ruim boven',
    ),
    gte: phrases(
      'minstens, minimaal, minimum, een minimum van, minimum van, ten minste, tenminste, op zijn minst, niet minder dan, vanaf, groter dan of gelijk aan, meer dan of gelijk aan, niet lager dan',
    ),
    after: {
      gte: phrases(
        'of meer, en meer, of hoger, of groter, of ouder, en hoger, en ouder, of langer, minimaal, minimum, minstens',
      ),
      lte: phrases(
        'of minder, en minder, of lager, of kleiner, of jonger, of korter, maximaal, maximum, hoogstens',
      ),
    },
  },
  ranges: {
    pairs: [
      ['tussen', 'en'],
      ['tussen de', 'en'],
      ['van', 'tot'],
      ['van', 'tot en met'],
      ['van', 'naar'],
    ],
    middles: phrases('tot, tot en met, t m, à'),
    plusMinus: phrases('plus of min, plus min, plusminus'),
  },
  hedges: {
    about: phrases(
      'ongeveer, circa, ca, rond, rond de, zo n, naar schatting, omstreeks, pakweg, om en nabij, in de orde van, een stuk of, rondom',
    ),
    over: phrases('ruim, iets meer dan, net boven, iets boven, dik, net over'),
    under: phrases('bijna, nagenoeg, iets minder dan, net onder, iets onder, krap'),
    after: phrases('ongeveer, of zo'),
  },
  dates: {
    months: numbers(
      'januari 1, jan 1, februari 2, feb 2, maart 3, mrt 3, april 4, apr 4, mei 5, juni 6, jun 6, juli 7, jul 7, augustus 8, aug 8, september 9, sep 9, sept 9, oktober 10, okt 10, november 11, nov 11, december 12, dec 12',
    ),
    weekdays: numbers('maandag 1, dinsdag 2, woensdag 3, donderdag 4, vrijdag 5, zaterdag 6, zondag 7'),
    seasons: {
      lente: 'spring',
      voorjaar: 'spring',
      zomer: 'summer',
      herfst: 'autumn',
      najaar: 'autumn',
      winter: 'winter',
    },
    order: 'dmy',
    quarter: phrases('kwartaal, q'),
    half: phrases('halfjaar, h'),
    fiscalYear: phrases('boekjaar'),
    century: phrases('eeuw, eeuwen'),
    decade: phrases('decennium, jaren'),
    am: phrases("'s ochtends, 's morgens"),
    pm: phrases("'s middags, 's avonds"),
    noon: phrases('middag'),
    midnight: phrases('middernacht'),
    clock: phrases('uur, u'),
    yearCues: words(
      'in sinds jaar jaren tot voor na vanaf begin midden eind tussen opgericht geboren seizoen',
    ),
    timeCues: words('om rond vanaf'),
    ends: words('eind einde'),
    ratioCues: words('verhouding schaal verdunning'),
    runCues: words('record tijd liep duurde marathon race'),
    fillers: words('van de het'),
  },
  references: {
    parts: names(
      'sectie section, § section, paragraaf section, hoofdstuk chapter, hoofdstukken chapter, artikel article, artikelen article, art article, lid paragraph, alinea paragraph, clausule clause, bijlage annex, bijlagen annex, titel title, deel part',
      'tabel table, tabellen table, tab table, figuur figure, figuren figure, fig figure, vergelijking equation, pagina page, pagina’s page, blz page, regel line, stap step, overweging recital, punt item, voetnoot footnote, band volume',
    ),
    identifiers: names(
      'bestelling order, order order, factuur invoice, ticket ticket, incident ticket, zaak case, dossier case, klant customer, rekening account, contract contract, polis policy, claim claim, model model, tekening drawing, formulier form, octrooi patent, vergunning permit, licentie licence, referentie reference, ref reference, partij batch, vlucht flight, zending shipment, pakket parcel, boeking booking',
    ),
    numbers: words('nr nummer no id'),
    versions: words('versie versies release firmware'),
    editions: words('revisie rev editie uitgave'),
    phones: words('telefoon tel fax mobiel bel'),
  },
  binding: {
    stop: words(
      'de het een van en in is op te voor met zijn die dat dit deze niet aan er om ook als maar bij naar uit door over onder tegen tussen tot na sinds zonder tijdens volgens per ongeveer circa',
      'was waren werd werden wordt worden geweest heeft hebben had hadden zal zullen zou zouden kan kunnen moet moeten mag hij zij ze het we wij ik je jij u hun haar zijn onze mijn',
      'wie wat waar wanneer hoe welke of want omdat terwijl nog al alleen zeer zo dan toen nu hier daar geen meer minder elk elke alle allen ander andere eigen zelfde',
    ),
    articles: words('de het een zijn haar hun dit dat deze die'),
    clauses: words('en maar terwijl of hoewel echter daarentegen versus tegenover'),
    negation: words('niet geen nooit noch zonder nergens'),
    up: words(
      'steeg stegen stijgt stijging gestegen groeide groeiden groeit groei gegroeid nam toename toegenomen verhoogd verhoging verbeterd hoger won klom',
    ),
    down: words(
      'daalde daalden daalt daling gedaald viel vielen val afname afgenomen verlaagd verlaging verminderd vermindering kromp lager verloor verlies zakte',
    ),
    statistics: {
      mean: words('gemiddelde gemiddeld gemiddelden'),
      median: words('mediaan'),
      maximum: words('maximum maximaal maximale piek top limiet plafond'),
      minimum: words('minimum minimaal minimale ondergrens'),
      typical: words('typisch typische gebruikelijk nominaal'),
    },
    modalities: {
      target: words('doel doelen doelstelling gepland plan budget'),
      forecast: words('verwachting verwacht verwachte prognose geschat schatting vooruitzicht'),
      actual: words('werkelijk werkelijke feitelijk gemeten bereikt waargenomen'),
      previous: words('vorig vorige eerder voorheen'),
      default: words('standaard'),
      hypothetical: words('zou hypothetisch indien'),
    },
    cues: {
      total: words('totaal totale som samen gezamenlijk alle'),
      difference: words('verschil kloof meer minder hoger lager langer korter groter kleiner'),
      change: words(
        'verandering groei stijging daling toename afname groeide groeiden steeg stegen gestegen gegroeid daalde daalden gedaald verminderd verhoogd verlaagd',
      ),
      share: words('aandeel percentage deel helft derde kwart vertegenwoordigt'),
      mean: words('gemiddelde gemiddeld'),
      multiple: words('keer maal dubbel verdubbeld helft'),
      rate: words('per elk elke dagelijks wekelijks maandelijks jaarlijks'),
      remainder: words('rest resterend resterende overige overig'),
      elapsed: words('na later voor sinds duur duurde duurt tussen geleden'),
      count: words('aantal meerdere volgende'),
    },
    extremes: {
      highest: words('hoogste grootste langste meeste beste snelste oudste nieuwste sterkste'),
      lowest: words('laagste kleinste kortste minste slechtste langzaamste jongste goedkoopste'),
    },
    pronouns: words('hij zij ze het deze dit dat die hun haar zijn'),
    supersedes: words(
      'vervangt vervangen bijgewerkt herzien gewijzigd gecorrigeerd nieuw nieuwe huidig huidige geldig',
    ),
    synonyms: [
      words('prijs kosten kost kostte tarief betaald betaalt'),
      words('omzet opbrengst opbrengsten verkopen'),
      words('werknemers medewerkers personeel'),
      words('inwoners bevolking mensen personen'),
      words('gewicht weegt woog massa'),
      words('hoogte hoog'),
      words('lengte lang'),
      words('breedte breed'),
      words('winst resultaat'),
      words('begin begint start gestart'),
      words('einde eindigt slot'),
      words('duur duurt duurde'),
    ],
  },
  units: {
    ...names(
      'meter m, meters m, kilometer km, kilometers km, centimeter cm, centimeters cm, millimeter mm, millimeters mm, micrometer µm, nanometer nm, mijl mi, mijlen mi, voet ft, inch in, duim in, yard yd, lichtjaar ly, lichtjaren ly',
      'vierkante meter m², vierkante meters m², vierkante kilometer km², vierkante kilometers km², vierkante centimeter cm², hectare ha, hectares ha, hectaren ha, kubieke meter m³, kubieke meters m³, kubieke centimeter cm³',
      'liter L, liters L, milliliter mL, milliliters mL, centiliter cL, deciliter dL, hectoliter hL, gallon = US gal, kopje = US cup, kopjes = US cup, eetlepel tbsp, eetlepels tbsp, theelepel tsp, theelepels tsp, vat bbl, vaten bbl',
      'gram g, gr g, grammen g, kilogram kg, kilogrammen kg, kilo kg, kilos kg, milligram mg, milligrammen mg, microgram µg, ton t, tonnen t, pond lb, ponden lb, ons = oz, ounce oz',
      'seconde s, seconden s, sec s, minuut min, minuten min, uur h, uren h, u h, dag d, dagen d, week week, weken week, maand mo, maanden mo, jaar yr, jaren yr, milliseconde ms, milliseconden ms',
      'procent %, percent %, procentpunt pp, procentpunten pp, basispunt bp, basispunten bp, promille ‰',
      'graad °, graden °, graden celsius °C, graad celsius °C, graden f °F, graden c °C, graden fahrenheit °F, graad fahrenheit °F, celsius °C, kelvin K',
      'euro EUR, eurocent = EUR cent, cent = EUR cent, centen = EUR cent, dollar USD, dollars USD, amerikaanse dollar USD, amerikaanse dollars USD, canadese dollar CAD, britse pond GBP, pond sterling GBP, zwitserse frank CHF, frank FRF, yen JPY, yuan CNY, roepie INR, roepies INR, kroon SEK, kronen SEK, roebel RUB, roebels RUB, gulden NLG',
      'kilometer per uur km/h, kilometers per uur km/h, meter per seconde m/s, meters per seconde m/s, mijl per uur mi/h',
      'watt W, kilowatt kW, megawatt MW, gigawatt GW, kilowattuur kWh, megawattuur MWh, joule J, calorie cal, calorieën cal, kilocalorieën kcal, volt V, ampère A, hertz Hz, megahertz MHz, gigahertz GHz, newton N, pascal Pa, hectopascal hPa, bar bar, ohm Ω, pk PS',
      'byte B, bytes B, kilobyte kB, kilobytes kB, megabyte MB, megabytes MB, gigabyte GB, gigabytes GB, terabyte TB, terabytes TB, bit bit, bits bit, megabit Mbit',
    ),
    ...inflected({ 'jaar oud': 'yr', 'maanden oud': 'mo', 'weken oud': 'week', 'dagen oud': 'd' }, '-'),
  },
  abbreviations: words(
    'dhr mevr dr prof ir mr drs st art fig tab vol hfst blz p pp ca bijv enz etc max min incl excl nr jan feb mrt apr jun jul aug sep sept okt nov dec m n o a b v d w z resp evt',
  ),
}
