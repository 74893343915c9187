// German.
import type { Locale } from '../types/index.js'
import { fractions, inflected, names, numbers, phrases, words } from './words.js'

const CASES = 'e er es en em'

export const de: Locale = {
  id: 'de',
  marks: words(
    'der die das und ist nicht mit von den im für auf ein eine auch des dem wird sind bei zu als nach wurde werden',
  ),
  format: { decimal: ',', group: ['.', ' ', "'"] },
  numbers: {
    cardinals: numbers(
      'null 0, ein 1, eins 1, eine 1, einen 1, einem 1, einer 1, eines 1, zwei 2, zwo 2, drei 3, vier 4, fünf 5, fuenf 5, sechs 6, sieben 7, acht 8, neun 9',
      'zehn 10, elf 11, zwölf 12, zwoelf 12, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19',
      'zwanzig 20, dreißig 30, dreissig 30, vierzig 40, fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90',
    ),
    scales: numbers(
      'hundert 100, hunderte 100, tausend 1e3, tausende 1e3, tsd 1e3, million 1e6, millionen 1e6, mio 1e6, mill 1e6',
      'milliarde 1e9, milliarden 1e9, mrd 1e9, mia 1e9, billion 1e12, billionen 1e12, billiarde 1e15, billiarden 1e15, k 1e3, m 1e6, b 1e9',
    ),
    ordinals: {
      ...inflected(
        numbers(
          'erst 1, zweit 2, dritt 3, viert 4, fünft 5, sechst 6, siebt 7, siebent 7, acht 8, neunt 9, zehnt 10, elft 11, zwölft 12, dreizehnt 13',
          'vierzehnt 14, fünfzehnt 15, sechzehnt 16, siebzehnt 17, achtzehnt 18, neunzehnt 19, zwanzigst 20, dreißigst 30, vierzigst 40',
          'fünfzigst 50, sechzigst 60, siebzigst 70, achtzigst 80, neunzigst 90, hundertst 100, tausendst 1e3, millionst 1e6, milliardst 1e9, billionst 1e12',
        ),
        CASES,
      ),
    },
    fractions: fractions(
      'halb 1/2, halbe 1/2, halber 1/2, halbes 1/2, halben 1/2, halbem 1/2, hälfte 1/2, anderthalb 3/2, eineinhalb 3/2, drittel 1/3, viertel 1/4',
      'fünftel 1/5, sechstel 1/6, siebtel 1/7, achtel 1/8, neuntel 1/9, zehntel 1/10, zwölftel 1/12, zwanzigstel 1/20, hundertstel 1/100, tausendstel 1/1000',
    ),
    multiples: numbers(
      'doppelt 2, doppelte 2, doppelten 2, doppelter 2, doppeltes 2, doppelt so viel 2, verdoppelt 2, verdoppelte 2, verdoppelten 2, verdoppeln 2, zweifach 2',
      'zweifache 2, dreifach 3, dreifache 3, dreifachen 3, verdreifacht 3, verdreifachte 3, vierfach 4, vierfache 4, vierfachen 4, vervierfacht 4',
      'fünffach 5, fünffache 5, verfünffacht 5, zehnfach 10, zehnfache 10, zehnfachen 10, verzehnfacht 10, halbiert 0.5, halbierte 0.5, zweimal 2, dreimal 3, viermal 4',
      'fünfmal 5, sechsmal 6, siebenmal 7, achtmal 8, neunmal 9, zehnmal 10, hundertmal 100',
    ),
    collectives: numbers('dutzend 12, paar 2'),
    joiners: words('und'),
    zero: words('null kein keine keinen keiner keines'),
    articles: words('ein eine einen einem einer eines der die das'),
    times: words('mal fach fache fachen x'),
    ratios: phrases('von, von je, aus, in'),
    ordinalEndings: words('te ten ter tes ste sten ster stes'),
    minus: words('minus negativ'),
    point: words('komma punkt'),
    per: words('pro je'),
    of: words('von'),
    compound: true,
    joinsTens: true,
  },
  bounds: {
    lt: phrases(
      'weniger als, unter, unterhalb von, kleiner als, niedriger als, geringer als, jünger als, kürzer als, billiger als, langsamer als, leichter als',
    ),
    lte: phrases(
      'höchstens, maximal, max, maximum, maximum von, ein maximum von, bis zu, nicht mehr als, nicht über, nicht länger als, nicht höher als, nicht größer als',
      'innerhalb von, innerhalb, binnen, kleiner gleich, kleiner oder gleich, weniger oder gleich, begrenzt auf, allenfalls, bis maximal, bis höchstens',
    ),
    gt: phrases(
      'mehr als, über, größer als, höher als, länger als, älter als, schwerer als, schneller als, oberhalb von, übersteigt, überschreitet, übertrifft, jenseits von',
    ),
    gte: phrases(
      'mindestens, wenigstens, minimal, min, minimum, minimum von, ein minimum von, nicht weniger als, nicht unter, ab, größer gleich, größer oder gleich, mehr oder gleich, zumindest',
    ),
    after: {
      gte: phrases(
        'oder mehr, und mehr, oder höher, oder größer, oder länger, oder älter, oder darüber, und darüber, und älter, und aufwärts, aufwärts, minimum, mindestens',
      ),
      lte: phrases(
        'oder weniger, und weniger, oder niedriger, oder kleiner, oder kürzer, oder jünger, oder darunter, und darunter, maximal, höchstens',
      ),
    },
  },
  ranges: {
    pairs: [
      ['zwischen', 'und'],
      ['von', 'bis'],
      ['vom', 'bis'],
      ['vom', 'bis zum'],
      ['von', 'auf'],
      ['von', 'bis zu'],
    ],
    middles: phrases('bis, bis zu'),
    plusMinus: phrases('plus minus, plus oder minus'),
  },
  hedges: {
    about: phrases(
      'etwa, ungefähr, circa, zirka, ca, rund, um die, schätzungsweise, annähernd, in etwa, geschätzt, geschätzte, geschätzten, an die, in der größenordnung von, einige',
    ),
    over: phrases(
      'gut, gute, guten, knapp über, etwas über, etwas mehr als, leicht über, deutlich über, weit über',
    ),
    under: phrases(
      'fast, beinahe, knapp, knappe, knappen, nahezu, knapp unter, etwas unter, etwas weniger als, leicht unter, nicht ganz',
    ),
    after: phrases('oder so, in etwa'),
  },
  dates: {
    months: numbers(
      'januar 1, jänner 1, jan 1, februar 2, feb 2, märz 3, maerz 3, mär 3, mrz 3, april 4, apr 4, mai 5, juni 6, jun 6, juli 7, jul 7, august 8, aug 8',
      'september 9, sep 9, sept 9, oktober 10, okt 10, november 11, nov 11, dezember 12, dez 12',
    ),
    weekdays: numbers(
      'montag 1, mo 1, dienstag 2, di 2, mittwoch 3, mi 3, donnerstag 4, do 4, freitag 5, fr 5, samstag 6, sonnabend 6, sa 6, sonntag 7, so 7',
    ),
    seasons: { frühling: 'spring', frühjahr: 'spring', sommer: 'summer', herbst: 'autumn', winter: 'winter' },
    order: 'dmy',
    quarter: phrases('quartal, q'),
    half: phrases('halbjahr, hj, h'),
    fiscalYear: phrases('geschäftsjahr, gj, wirtschaftsjahr'),
    century: phrases('jahrhundert, jahrhunderts, jh, jhd'),
    decade: phrases('jahrzehnt, er'),
    am: phrases('vormittags, morgens'),
    pm: phrases('nachmittags, abends'),
    noon: phrases('mittag'),
    midnight: phrases('mitternacht'),
    clock: phrases('uhr'),
    yearCues: words(
      'im in jahr jahre jahres jahren seit bis vor nach ab anfang mitte ende zwischen gegründet geboren saison stand',
    ),
    timeCues: words('um gegen ab'),
    ends: words('ende'),
    ratioCues: words('verhältnis maßstab verdünnung verdünnt mischung gefälle'),
    runCues: words('rekord bestzeit zeit siegte gewann lief dauer dauerte laufzeit marathon rennen'),
    dayMonthPoint: true,
    capitalNouns: true,
    fillers: words('der den dem des'),
  },
  references: {
    parts: names(
      'abschnitt section, abschnitte section, abschnitts section, kapitel chapter, absatz paragraph, abs paragraph, artikel article, art article, § section, §§ section',
      'paragraf section, paragraph section, ziffer clause, nummer item, nr item, punkt clause, klausel clause, anhang annex, anlage annex, satz sentence, teil part',
      'tabelle table, tab table, abbildung figure, abb figure, gleichung equation, seite page, seiten page, s page, zeile line, schritt step, randnummer paragraph, rn paragraph',
      'regel rule, band volume, bd volume, fußnote footnote, titel title, buch part',
    ),
    identifiers: names(
      'auftrag order, bestellung order, rechnung invoice, ticket ticket, störung ticket, fall case, kunde customer, konto account, vertrag contract, police policy, modell model, zeichnung drawing, formular form, patent patent, lizenz licence, referenz reference, ref reference, charge batch, los batch, flug flight, sendung shipment, paket parcel, buchung booking',
    ),
    numbers: words('nr nummer num id kennung'),
    versions: words('version versionen release firmware'),
    editions: words('revision rev ausgabe auflage fassung'),
    phones: words('telefon tel fon fax mobil hotline rufnummer'),
  },
  binding: {
    stop: words(
      'der die das des dem den ein eine einen einem einer eines dieser diese dieses diesem diesen jener jene er sie es wir ihr ich man sich sein seine seinen ihre ihren ihrem',
      'ist war sind waren wird werden wurde wurden worden sein hat haben hatte hatten kann können konnte soll sollen muss müssen darf dürfen mag möchte',
      'in im an am auf bei beim zu zum zur von vom mit für aus nach vor durch über unter um ohne gegen bis seit während wegen zwischen hinter neben je pro ab',
      'und oder aber auch noch nur schon sehr so dann wenn ob als wie dass weil da doch denn nicht kein keine mehr weniger etwa rund laut gemäß sowie bzw dabei damit dort hier jetzt',
    ),
    articles: words('der die das des dem den ein eine einen einem einer eines sein seine ihr ihre'),
    clauses: words('und aber während wohingegen oder obwohl jedoch gegenüber statt sondern hingegen dagegen'),
    negation: words('nicht kein keine keinen keiner keinem nie niemals weder ohne nirgends'),
    up: words(
      'stieg stiegen steigt steigen gestiegen steigerung anstieg zunahme zugenommen nahm wuchs wuchsen wächst wachsen gewachsen wachstum erhöhte erhöhten erhöht erhöhung zuwachs',
      'kletterte legte zulegte verbesserte verbessert verbesserung höher gewann plus',
    ),
    down: words(
      'sank sanken sinkt sinken gesunken fiel fielen fällt fallen gefallen rückgang zurück zurückgegangen verringerte verringert reduzierte reduziert reduzierung senkte gesenkt senkung abnahme',
      'schrumpfte schrumpften verlor verlust niedriger minus gab nachgab',
    ),
    statistics: {
      mean: words(
        'durchschnitt durchschnittlich durchschnittliche durchschnittlichen mittel mittelwert schnitt',
      ),
      median: words('median'),
      maximum: words(
        'maximum maximal maximale höchstwert spitze spitzenwert höchste größte obergrenze grenzwert',
      ),
      minimum: words('minimum minimal minimale mindestwert niedrigste kleinste untergrenze'),
      typical: words('typisch typische typischerweise üblich üblicherweise nennwert'),
    },
    modalities: {
      target: words('ziel ziele zielwert geplant plan soll budget vorgabe'),
      forecast: words(
        'prognose prognostiziert erwartet erwartete erwarten ausblick geschätzt schätzung voraussichtlich',
      ),
      actual: words('tatsächlich ist gemessen erreicht beobachtet'),
      previous: words('vorjahr vorherige vorher bisher bisherige früher ehemals zuvor'),
      default: words('standard standardmäßig voreinstellung'),
      hypothetical: words('würde könnte falls hypothetisch'),
    },
    cues: {
      total: words('gesamt insgesamt gesamte gesamten summe zusammen alle total'),
      difference: words(
        'differenz unterschied abstand mehr weniger höher niedriger länger kürzer schneller langsamer größer kleiner älter jünger',
      ),
      change: words('änderung veränderung wachstum anstieg rückgang zunahme abnahme stieg sank fiel wuchs'),
      share: words('anteil prozent quote hälfte drittel viertel entspricht macht'),
      mean: words('durchschnitt durchschnittlich mittel mittelwert'),
      multiple: words('mal fach doppelt verdoppelt dreifach halb halbiert'),
      rate: words('pro je jeder jede täglich wöchentlich monatlich jährlich stündlich'),
      remainder: words('rest restlich restliche übrig übrige verbleibend'),
      elapsed: words('nach später vor seit bevor dauer dauerte dauert zwischen früher lang'),
      count: words('anzahl zahl mehrere folgende'),
    },
    extremes: {
      highest: words(
        'höchste höchsten größte größten längste meiste meisten maximal beste schnellste älteste neueste stärkste',
      ),
      lowest: words(
        'niedrigste niedrigsten kleinste kleinsten kürzeste wenigste wenigsten minimal langsamste jüngste schwächste billigste',
      ),
    },
    pronouns: words('er sie es dieser diese dieses ihr ihre sein seine ersterer letzterer beide'),
    supersedes: words(
      'ersetzt ersetzte aktualisiert überarbeitet geändert korrigiert aktuell neu neuer neueste gültig',
    ),
    synonyms: [
      words('preis kosten kostet kostete gebühr gebühren entgelt bezahlt zahlt'),
      words('umsatz umsätze erlöse erlös'),
      words('mitarbeiter mitarbeitende beschäftigte angestellte personal belegschaft'),
      words('einwohner menschen personen bewohner bevölkerung'),
      words('gewicht wiegt wog masse'),
      words('höhe hoch'),
      words('länge lang'),
      words('breite breit'),
      words('gewinn überschuss'),
      words('beginn beginnt start startet anfang'),
      words('ende endet schluss schließt'),
      words('dauer dauert'),
    ],
  },
  units: names(
    'meter m, metern m, kilometer km, kilometern km, zentimeter cm, zentimetern cm, millimeter mm, millimetern mm, mikrometer µm, nanometer nm, dezimeter dm, meile mi, meilen mi, fuß ft, fuss ft, zoll in, yard yd, lichtjahr ly, lichtjahre ly',
    'quadratmeter m², quadratmetern m², quadratkilometer km², quadratkilometern km², quadratzentimeter cm², quadratmillimeter mm², hektar ha, kubikmeter m³, kubikmetern m³, kubikzentimeter cm³',
    'liter L, litern L, milliliter mL, millilitern mL, zentiliter cL, deziliter dL, hektoliter hL, gallone = US gal, gallonen = US gal, tasse = US cup, tassen = US cup, esslöffel tbsp, teelöffel tsp, el tbsp, tl tsp',
    'gramm g, kilogramm kg, kilo kg, kilos kg, milligramm mg, mikrogramm µg, tonne t, tonnen t, pfund lb, unze oz, unzen oz',
    'sekunde s, sekunden s, sek s, minute min, minuten min, stunde h, stunden h, std h, tag d, tage d, tagen d, woche week, wochen week, monat mo, monate mo, monaten mo, jahr yr, jahre yr, jahren yr, jahres yr, millisekunde ms, millisekunden ms, jahre alt yr, jahr alt yr, monate alt mo, wochen alt week, tage alt d',
    'prozent %, v.h. %, prozentpunkt pp, prozentpunkte pp, prozentpunkten pp, basispunkt bp, basispunkte bp, basispunkten bp, promille ‰',
    'grad °, grad celsius °C, grad fahrenheit °F, celsius °C, kelvin K',
    'euro EUR, euros EUR, cent = EUR cent, cents = EUR cent, us-dollar USD, us dollar USD, dollar USD, dollars USD, amerikanische dollar USD, britische pfund GBP, pfund sterling GBP, franken CHF, schweizer franken CHF, yen JPY, rubel RUB, kronen SEK, rupien INR, zloty PLN, yuan CNY',
    'kilometer pro stunde km/h, kilometern pro stunde km/h, stundenkilometer km/h, meilen pro stunde mi/h, meter pro sekunde m/s, km pro stunde km/h',
    'watt W, kilowatt kW, megawatt MW, gigawatt GW, kilowattstunde kWh, kilowattstunden kWh, megawattstunde MWh, megawattstunden MWh, wattstunden Wh, joule J, kilojoule kJ, kalorie cal, kalorien cal, kilokalorien kcal, volt V, kilovolt kV, ampere A, hertz Hz, megahertz MHz, gigahertz GHz, newton N, pascal Pa, hektopascal hPa, bar bar, ohm Ω, ps PS',
    'byte B, bytes B, kilobyte kB, megabyte MB, gigabyte GB, terabyte TB, bit bit, bits bit, kilobit kbit, megabit Mbit, gigabit Gbit',
  ),
  abbreviations: words(
    'dr prof hr fr frau nr abs art abb tab bd ca bzw usw etc evtl ggf inkl exkl max min mio mrd tsd jan feb mär apr jun jul aug sep sept okt nov dez str st vgl z b u a d h v chr jh s f ff kap anm zzgl mwst sog mind',
  ),
}
