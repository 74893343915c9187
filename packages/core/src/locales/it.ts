// Italian.
import type { Locale } from '../types/index.js'
import { fractions, inflected, names, numbers, phrases, words } from './words.js'

const TENS = {
  venti: 20,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
}
const ONES = numbers('due 2, tre 3, tré 3, quattro 4, cinque 5, sei 6, sette 7, nove 9')
/** Tens lose their vowel before one and eight: `ventuno`, `ventotto`. */
const ELIDED = numbers('uno 1, un 1, una 1, otto 8')
/** `ventuno`, `ventidue`: all tens with all ones, and `centuno`, `centotto`. */
const JOINED: Record<string, number> = Object.fromEntries([
  ...Object.entries(TENS).flatMap(([tens, value]) => [
    ...Object.entries(ONES).map(([ones, more]) => [tens + ones, value + more]),
    ...Object.entries(ELIDED).map(([ones, more]) => [tens.slice(0, -1) + ones, value + more]),
  ]),
  ...Object.entries(ELIDED).map(([ones, more]) => [`cent${ones}`, 100 + more]),
  ['centottanta', 180],
])

export const it: Locale = {
  id: 'it',
  marks: words(
    'il la lo le gli di del della e in che un una è per con sono da al alla si come più nel nella dei delle ha anche',
  ),
  format: { decimal: ',', group: ['.', ' ', "'"] },
  numbers: {
    cardinals: {
      ...numbers(
        'zero 0, un 1, uno 1, una 1, due 2, tre 3, quattro 4, cinque 5, sei 6, sette 7, otto 8, nove 9, dieci 10, undici 11, dodici 12, tredici 13, quattordici 14',
        'quindici 15, sedici 16, diciassette 17, diciotto 18, diciannove 19',
      ),
      ...TENS,
      ...JOINED,
    },
    scales: numbers(
      'cento 100, mille 1e3, mila 1e3, milione 1e6, milioni 1e6, mln 1e6, mio 1e6, miliardo 1e9, miliardi 1e9, mld 1e9, mrd 1e9, bilione 1e12, bilioni 1e12, k 1e3, m 1e6, b 1e9',
    ),
    ordinals: inflected(
      numbers(
        'prim 1, second 2, terz 3, quart 4, quint 5, sest 6, settim 7, ottav 8, non 9, decim 10, undicesim 11, dodicesim 12, tredicesim 13, quattordicesim 14, quindicesim 15',
        'sedicesim 16, diciassettesim 17, diciottesim 18, diciannovesim 19, ventesim 20, ventunesim 21, ventiduesim 22, ventitreesim 23, ventiquattresim 24, venticinquesim 25, ventiseiesim 26',
        'ventisettesim 27, ventottesim 28, ventinovesim 29, trentesim 30, trentunesim 31, quarantesim 40, cinquantesim 50, sessantesim 60, settantesim 70, settantaquattresim 74, ottantesim 80',
        'novantesim 90, centesim 100, millesim 1e3, milionesim 1e6, miliardesim 1e9, centodecim 110, centunesim 101, centocinquantesim 150, duecentesim 200',
      ),
      'o a i e',
    ),
    fractions: {
      ...fractions('mezzo 1/2, mezza 1/2, mezzi 1/2, mezze 1/2, metà 1/2'),
      ...inflected(
        fractions(
          'terz 1/3, quart 1/4, quint 1/5, sest 1/6, settim 1/7, ottav 1/8, non 1/9, decim 1/10, dodicesim 1/12, ventesim 1/20, centesim 1/100, millesim 1/1000, undicesim 1/11',
        ),
        'o i a e',
      ),
    },
    multiples: numbers(
      'doppio 2, doppia 2, raddoppiato 2, raddoppiata 2, raddoppiati 2, raddoppiate 2, raddoppiano 2, raddoppia 2, triplo 3, tripla 3, triplicato 3, triplicata 3, triplicati 3, triplicate 3, quadruplo 4, quadruplicato 4, quintuplo 5, decuplo 10, dimezzato 0.5, dimezzata 0.5, dimezzati 0.5, dimezzate 0.5',
    ),
    collectives: numbers(
      'dozzina 12, dozzine 12, decina 10, decine 10, quindicina 15, ventina 20, trentina 30, coppia 2, coppie 2, paio 2, paia 2, centinaio 100, migliaio 1000',
    ),
    joiners: words('e'),
    zero: words('zero nessun nessuno nessuna'),
    articles: words('un uno una la il'),
    times: words('volte x'),
    ratios: phrases('su, su ogni, ogni, fratto, diviso'),
    ordinalEndings: words('o a esimo esima mo ma'),
    minus: words('meno negativo'),
    point: words('virgola punto'),
    per: words('per ogni'),
    of: words('di'),
    compound: true,
    joinsTens: true,
  },
  bounds: {
    lt: phrases(
      'meno di, meno che, inferiore a, inferiori a, sotto, sotto i, sotto le, sotto il, al di sotto di, al di sotto dei, minore di, minori di, più basso di, più piccolo di, più giovane di',
    ),
    lte: phrases(
      'al massimo, massimo, max, un massimo di, massimo di, non più di, fino a, fino ai, fino alle, non supera, non superano, non superi, non supera i, non eccede, minore o uguale a, inferiore o uguale a, non superiore a, entro, entro i, limitato a, tutt al più',
    ),
    gt: phrases(
      'più di, più che, oltre, oltre i, oltre le, superiore a, superiori a, sopra, sopra i, al di sopra di, maggiore di, maggiori di, supera, superano, superando, eccede, più alto di, più grande di',
    ),
    gte: phrases(
      'almeno, al minimo, minimo, min, un minimo di, minimo di, non meno di, non inferiore a, maggiore o uguale a, superiore o uguale a, a partire da, come minimo, quantomeno',
    ),
    after: {
      gte: phrases('o più, e più, o superiore, o maggiore, o oltre, e oltre, in su, almeno, minimo'),
      lte: phrases('o meno, e meno, o inferiore, o minore, al massimo, massimo, in giù'),
    },
  },
  ranges: {
    pairs: [
      ['tra', 'e'],
      ['fra', 'e'],
      ['da', 'a'],
      ['dai', 'ai'],
      ['dal', 'al'],
      ['da', 'fino a'],
      ['tra i', 'e i'],
    ],
    middles: phrases('a, fino a, ai'),
    plusMinus: phrases('più o meno'),
  },
  hedges: {
    about: phrases(
      'circa, approssimativamente, intorno a, intorno ai, all incirca, attorno a, attorno ai, pressappoco, ca, grosso modo, nell ordine di, stimato in, qualche, più o meno',
    ),
    over: phrases('poco più di, un po più di, leggermente più di, appena sopra, ben oltre'),
    under: phrases('quasi, poco meno di, un po meno di, leggermente meno di, appena sotto'),
    after: phrases('circa, all incirca'),
  },
  dates: {
    months: numbers(
      'gennaio 1, gen 1, genn 1, febbraio 2, feb 2, febbr 2, marzo 3, mar 3, aprile 4, apr 4, maggio 5, mag 5, giugno 6, giu 6, luglio 7, lug 7, agosto 8, ago 8',
      'settembre 9, set 9, sett 9, ottobre 10, ott 10, novembre 11, nov 11, dicembre 12, dic 12',
    ),
    weekdays: numbers('lunedì 1, martedì 2, mercoledì 3, giovedì 4, venerdì 5, sabato 6, domenica 7'),
    seasons: { primavera: 'spring', estate: 'summer', autunno: 'autumn', inverno: 'winter' },
    order: 'dmy',
    quarter: phrases('trimestre, t'),
    half: phrases('semestre, s'),
    fiscalYear: phrases('esercizio, anno fiscale'),
    century: phrases('secolo, secoli'),
    decade: phrases('decennio, anni'),
    am: phrases('di mattina, del mattino'),
    pm: phrases('di sera, del pomeriggio, di pomeriggio'),
    noon: phrases('mezzogiorno'),
    midnight: phrases('mezzanotte'),
    clock: phrases('ore, ora'),
    yearCues: words(
      'nel dal anno anni fino prima dopo inizio metà fine tra fondata fondato nato nata stagione',
    ),
    timeCues: words('alle dalle ore'),
    ends: words('fine'),
    ratioCues: words('rapporto scala diluizione proporzione'),
    runCues: words('record tempo corso durata maratona gara'),
    fillers: words('di del il la'),
  },
  references: {
    parts: names(
      'sezione section, sezioni section, § section, capitolo chapter, capitoli chapter, articolo article, articoli article, art article, artt article, comma paragraph, paragrafo paragraph, paragrafi paragraph',
      'clausola clause, clausole clause, allegato annex, allegati annex, appendice appendix, titolo title, parte part, tabella table, tabelle table, tab table, figura figure, figure figure, fig figure, equazione equation, pagina page, pagine page, pag page',
      'riga line, passo step, regola rule, considerando recital, punto item, nota footnote, volume volume, vol volume',
    ),
    identifiers: names(
      'ordine order, fattura invoice, ticket ticket, caso case, pratica case, cliente customer, conto account, contratto contract, polizza policy, modello model, disegno drawing, modulo form, brevetto patent, licenza licence, riferimento reference, rif reference, lotto batch, volo flight, spedizione shipment, pacco parcel, prenotazione booking',
    ),
    numbers: words('n num numero nr id'),
    versions: words('versione versioni release firmware'),
    editions: words('revisione rev edizione ed'),
    phones: words('telefono tel fax cellulare cell chiamare'),
  },
  binding: {
    stop: words(
      'il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla dai dalle in nel nello nella nei negli nelle su sul sulla sui sulle con per tra fra',
      'è sono era erano essere stato stata stati state ha hanno aveva avevano avere sarà saranno può possono deve devono fa si ci ne che chi cui quale quali dove quando come',
      'questo questa questi queste quello quella quelli quelle suo sua suoi sue loro nostro vostro mio tuo esso essa essi io tu lui lei noi voi',
      'e ed o ma né se non più meno molto anche già ancora solo così ogni tutto tutta tutti tutte altro altra altri stesso verso circa quasi secondo dopo prima durante senza contro oltre',
    ),
    articles: words('il lo la i gli le l un uno una suo sua questo questa quel quella'),
    clauses: words('e ma mentre invece oppure sebbene contro rispetto'),
    negation: words('non né mai senza nessun nessuno nessuna'),
    up: words(
      'aumentato aumentata aumentati aumentate aumenta aumento aumentano salito salita saliti salite sale salgono cresciuto cresciuta cresciuti cresciute crescono cresce crescita incremento incrementato rialzo migliorato guadagnato maggiore superiore',
    ),
    down: words(
      'diminuito diminuita diminuiti diminuite diminuisce diminuzione sceso scesa scesi scese scende scendono calo calato calata calati calate ridotto ridotta ridotti ridotte riduzione caduto crollato perso perdita inferiore minore taglio ribasso',
    ),
    statistics: {
      mean: words('media medio medie medi'),
      median: words('mediana mediano'),
      maximum: words('massimo massima massimi picco record tetto limite'),
      minimum: words('minimo minima minimi'),
      typical: words('tipico tipica tipicamente solito nominale'),
    },
    modalities: {
      target: words('obiettivo obiettivi previsto prevista budget traguardo'),
      forecast: words('previsione previsioni prevede atteso attesa stimato stima prospettiva'),
      actual: words('effettivo effettiva reale misurato raggiunto osservato'),
      previous: words('precedente precedenti prima scorso scorsa'),
      default: words('predefinito predefinita standard'),
      hypothetical: words('sarebbe potrebbe se ipotetico'),
    },
    cues: {
      total: words('totale totali complessivo complessiva somma insieme complessivamente'),
      difference: words('differenza divario più meno maggiore minore superiore inferiore'),
      change: words(
        'variazione crescita aumento calo diminuzione riduzione incremento cresciuto cresciuta cresciuti cresciute aumentato aumentata aumentati aumentate salito salita saliti salite diminuito diminuita diminuiti diminuite sceso scesa scesi scese calato calata calati calate ridotto ridotta ridotti ridotte',
      ),
      share: words('quota percentuale proporzione rappresenta rappresentano metà terzo quarto tasso'),
      mean: words('media medio'),
      multiple: words('volte doppio raddoppiato triplo triplicato metà'),
      rate: words('per ogni al giornaliero settimanale mensile annuale annuo'),
      remainder: words('resto restante restanti rimanente altri'),
      elapsed: words('dopo tardi prima da durata durato dura tra durante fa'),
      count: words('numero diversi seguenti'),
    },
    extremes: {
      highest: words('massimo maggiore migliore principale record alto alta'),
      lowest: words('minimo minore peggiore basso bassa'),
    },
    pronouns: words('esso essa essi lui lei loro questo questa questi queste quello quella suo sua suoi sue'),
    supersedes: words(
      'sostituisce sostituito aggiornato rivisto modificato corretto nuovo nuova attuale vigente',
    ),
    synonyms: [
      words('prezzo costo costa costano tariffa pagato paga'),
      words('ricavi fatturato vendite'),
      words('dipendenti addetti personale organico'),
      words('abitanti popolazione persone residenti'),
      words('peso pesa massa'),
      words('altezza alto alta'),
      words('lunghezza lungo lunga'),
      words('larghezza largo larga'),
      words('utile profitto guadagno'),
      words('inizio inizia iniziato comincia'),
      words('fine termina terminato finisce'),
      words('durata dura durato'),
    ],
  },
  units: names(
    'metro m, metri m, chilometro km, chilometri km, centimetro cm, centimetri cm, millimetro mm, millimetri mm, micrometro µm, micrometri µm, nanometro nm, nanometri nm, miglio mi, miglia mi, piede ft, piedi ft, pollice in, pollici in, iarda yd, iarde yd, anno luce ly, anni luce ly',
    'metro quadrato m², metri quadrati m², metro quadro m², metri quadri m², chilometro quadrato km², chilometri quadrati km², chilometri quadri km², centimetri quadrati cm², ettaro ha, ettari ha, metro cubo m³, metri cubi m³, centimetri cubi cm³, acro acre, acri acre',
    'litro L, litri L, millilitro mL, millilitri mL, centilitro cL, centilitri cL, ettolitro hL, ettolitri hL, gallone = US gal, galloni = US gal, tazza = US cup, tazze = US cup, cucchiaio tbsp, cucchiai tbsp, cucchiaino tsp, cucchiaini tsp, barile bbl, barili bbl',
    'grammo g, grammi g, chilogrammo kg, chilogrammi kg, chilo kg, chili kg, milligrammo mg, milligrammi mg, microgrammo µg, microgrammi µg, tonnellata t, tonnellate t, libbra lb, libbre lb, oncia oz, once oz',
    'secondo s, secondi s, sec s, minuto min, minuti min, ora h, ore h, giorno d, giorni d, settimana week, settimane week, mese mo, mesi mo, anno yr, anni yr, millisecondo ms, millisecondi ms',
    'per cento %, percento %, punto percentuale pp, punti percentuali pp, punto base bp, punti base bp, per mille ‰',
    'grado °, gradi °, grado celsius °C, gradi celsius °C, gradi centigradi °C, grado centigrado °C, gradi c °C, gradi f °F, grado fahrenheit °F, gradi fahrenheit °F, centigradi °C, kelvin K',
    'euro EUR, centesimo = EUR cent, centesimi = EUR cent, cent = EUR cent, dollaro USD, dollari USD, dollari americani USD, dollari statunitensi USD, dollaro statunitense USD, dollari canadesi CAD, sterlina GBP, sterline GBP, sterline inglesi GBP, franco svizzero CHF, franchi svizzeri CHF, yen JPY, yuan CNY, rupia INR, rupie INR, lira ITL, lire ITL, corona SEK, corone SEK, rublo RUB, rubli RUB, dinari RSD, dirham AED, ringgit MYR, pound GBP, pounds GBP',
    'chilometro orario km/h, chilometri orari km/h, chilometri all ora km/h, chilometri per ora km/h, metri al secondo m/s, metro al secondo m/s, miglia orarie mi/h, miglia all ora mi/h',
    'watt W, kilowatt kW, chilowatt kW, megawatt MW, gigawatt GW, kilowattora kWh, chilowattora kWh, megawattora MWh, joule J, caloria cal, calorie cal, chilocalorie kcal, volt V, ampere A, hertz Hz, megahertz MHz, gigahertz GHz, newton N, pascal Pa, ettopascal hPa, bar bar, ohm Ω, cavalli PS',
    'byte B, kilobyte kB, megabyte MB, gigabyte GB, terabyte TB, bit bit, kilobit kbit, megabit Mbit, gigabit Gbit',
  ),
  abbreviations: words(
    'sig sigg dott dott.ssa prof ing avv art artt fig tab vol cap pag pagg ca max min ecc es nn n gen feb mar apr mag giu lug ago set ott nov dic s p a cfr',
  ),
}
