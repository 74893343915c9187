// French.
import type { Locale } from '../types/index.js'
import { fractions, inflected, names, numbers, phrases, words } from './words.js'

export const fr: Locale = {
  id: 'fr',
  marks: words(
    'le la les de des du et en un une est dans que qui pour sur avec par au aux ce cette plus pas sont été ont il elle a',
  ),
  format: { decimal: ',', group: [' ', '.'] },
  numbers: {
    cardinals: numbers(
      'zéro 0, zero 0, un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, treize 13, quatorze 14',
      'quinze 15, seize 16, vingt 20, vingts 20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70, huitante 80, octante 80, nonante 90',
    ),
    scales: numbers(
      'cent 100, cents 100, centaine 100, mille 1e3, milles 1e3, mil 1e3, million 1e6, millions 1e6, milliard 1e9, milliards 1e9, mds 1e9, md 1e9, mrd 1e9',
      'mio 1e6, billion 1e12, billions 1e12, k 1e3, m 1e6, b 1e9, millier 1e3',
    ),
    ordinals: {
      ...numbers(
        'premier 1, première 1, premiere 1, premiers 1, premières 1, second 2, seconde 2, seconds 2, secondes 2, unième 1',
      ),
      ...inflected(
        numbers(
          'deuxi 2, troisi 3, quatri 4, cinqui 5, sixi 6, septi 7, huiti 8, neuvi 9, dixi 10, onzi 11, douzi 12, treizi 13, quatorzi 14, quinzi 15',
          'seizi 16, vingti 20, trenti 30, quaranti 40, cinquanti 50, soixanti 60, centi 100, milli 1e3, millioni 1e6, milliardi 1e9, billioni 1e12',
        ),
        'ème èmes eme emes',
      ),
    },
    fractions: {
      ...fractions(
        'demi 1/2, demie 1/2, demis 1/2, demies 1/2, moitié 1/2, tiers 1/3, quart 1/4, quarts 1/4',
      ),
      ...inflected(
        fractions(
          'cinqui 1/5, sixi 1/6, septi 1/7, huiti 1/8, neuvi 1/9, dixi 1/10, douzi 1/12, vingti 1/20, centi 1/100, milli 1/1000',
        ),
        'ème èmes eme emes',
      ),
    },
    multiples: numbers(
      'double 2, doubles 2, doublé 2, doublée 2, doublés 2, doubler 2, triple 3, triplé 3, tripler 3, quadruple 4, quadruplé 4, quintuple 5, quintuplé 5, décuplé 10',
    ),
    collectives: numbers(
      'douzaine 12, douzaines 12, dizaine 10, dizaines 10, quinzaine 15, vingtaine 20, trentaine 30, cinquantaine 50, paire 2',
    ),
    joiners: words('et'),
    zero: words('zéro zero aucun aucune'),
    articles: words('un une la le'),
    times: words('fois x'),
    ratios: phrases('sur, sur les, parmi'),
    ordinalEndings: words('e er ère re ème eme ième è nd nde'),
    minus: words('moins négatif'),
    point: words('virgule point'),
    per: words('par pour'),
    of: words('de d'),
    joinsTens: true,
    vigesimal: true,
  },
  bounds: {
    lt: phrases(
      'moins de, moins que, inférieur à, inférieure à, inférieurs à, inférieures à, en dessous de, au dessous de, sous, plus petit que, plus bas que, plus jeune que',
    ),
    lte: phrases(
      'au plus, au maximum, maximum, max, un maximum de, maximum de, pas plus de, pas plus que, jusqu à, ne dépasse pas, ne dépassent pas, ne dépassait pas, n excède pas',
      'ne doit pas dépasser, inférieur ou égal à, inférieure ou égale à, dans les, limité à, limitée à, tout au plus',
    ),
    gt: phrases(
      'plus de, plus que, plus d, supérieur à, supérieure à, supérieurs à, supérieures à, au dessus de, au delà de, dépasse, dépassent, dépassant, excède, excédant, plus grand que, plus haut que, plus âgé que',
    ),
    gte: phrases(
      'au moins, au minimum, minimum, min, un minimum de, minimum de, pas moins de, supérieur ou égal à, supérieure ou égale à, à partir de, dès',
    ),
    after: {
      gte: phrases('ou plus, et plus, ou davantage, au moins, minimum, au minimum, et au delà, ou au dessus'),
      lte: phrases('ou moins, et moins, au plus, maximum, au maximum, ou en dessous'),
    },
  },
  ranges: {
    pairs: [
      ['entre', 'et'],
      ['de', 'à'],
      ['du', 'au'],
      ['de', 'jusqu à'],
    ],
    middles: phrases('à, jusqu à'),
    plusMinus: phrases('plus ou moins'),
  },
  hedges: {
    about: phrases(
      'environ, à peu près, approximativement, autour de, aux alentours de, aux environs de, près de, quelque, quelques, de l ordre de, à peu de chose près, circa, env, estimé à, une estimation de',
    ),
    over: phrases(
      'un peu plus de, légèrement plus de, un peu au dessus de, juste au dessus de, bien plus de',
    ),
    under: phrases(
      'presque, un peu moins de, légèrement moins de, pas loin de, juste en dessous de, quasiment',
    ),
    after: phrases('environ, à peu près'),
  },
  dates: {
    months: numbers(
      'janvier 1, janv 1, jan 1, février 2, fevrier 2, févr 2, fév 2, mars 3, avril 4, avr 4, mai 5, juin 6, juillet 7, juil 7, août 8, aout 8',
      'septembre 9, sept 9, octobre 10, oct 10, novembre 11, nov 11, décembre 12, decembre 12, déc 12, dec 12',
    ),
    weekdays: numbers('lundi 1, mardi 2, mercredi 3, jeudi 4, vendredi 5, samedi 6, dimanche 7'),
    seasons: { printemps: 'spring', été: 'summer', automne: 'autumn', hiver: 'winter' },
    order: 'dmy',
    quarter: phrases('trimestre, t'),
    half: phrases('semestre, s'),
    fiscalYear: phrases('exercice, année fiscale'),
    century: phrases('siècle, siècles'),
    decade: phrases('décennie, années'),
    am: phrases('du matin'),
    pm: phrases('du soir, de l après midi'),
    noon: phrases('midi'),
    midnight: phrases('minuit'),
    clock: phrases('heures, heure, h'),
    yearCues: words(
      'en depuis année années an jusqu avant après dès début fin mi entre fondé fondée né née saison',
    ),
    timeCues: words('à dès vers'),
    ends: words('fin'),
    ratioCues: words('rapport échelle dilution proportion ratio'),
    runCues: words('record temps durée course marathon couru chrono'),
    fillers: words('de du le la l'),
  },
  references: {
    parts: names(
      'section section, sections section, § section, chapitre chapter, chapitres chapter, article article, articles article, art article, alinéa paragraph, alinéas paragraph, al paragraph, paragraphe paragraph, par paragraph',
      'clause clause, clauses clause, annexe annex, annexes annex, titre title, partie part, tableau table, tab table, figure figure, fig figure, équation equation, page page, pages page, p page, pp page',
      'ligne line, étape step, règle rule, considérant recital, point item, note footnote, tome volume, volume volume, vol volume',
    ),
    identifiers: names(
      'commande order, facture invoice, ticket ticket, dossier case, client customer, compte account, contrat contract, police policy, modèle model, plan drawing, formulaire form, brevet patent, licence licence, référence reference, réf reference, lot batch, vol flight, envoi shipment, colis parcel, réservation booking',
    ),
    numbers: words('n no num numéro id'),
    versions: words('version versions release firmware'),
    editions: words('révision rév rev édition éd'),
    phones: words('téléphone tél tel fax portable appelez'),
  },
  binding: {
    stop: words(
      'le la les l un une des du de d au aux ce cet cette ces il elle ils elles on nous vous je tu se s son sa ses leur leurs notre votre qui que qu dont où quoi',
      'est sont était étaient être été a ont avait avaient avoir sera seront serait peut peuvent doit doivent fait font y en',
      'dans sur sous par pour avec sans vers chez entre depuis pendant avant après contre selon lors dès jusque et ou mais donc or ni car si comme quand alors aussi très plus moins',
      'ne pas non aucun aucune tout tous toute toutes même autre autres environ près ainsi afin chaque',
    ),
    articles: words('le la les l un une des du ce cet cette ces son sa ses leur leurs'),
    clauses: words('et mais tandis alors ou bien cependant contre versus contrairement'),
    negation: words('ne n pas non jamais aucun aucune ni sans'),
    up: words(
      'augmenté augmente augmentent augmentation hausse progressé progresse progression crû croît croissance grimpé grimpe monté monte accru accroissement amélioré améliore gagné bondi supérieur hausse élevé',
    ),
    down: words(
      'baissé baisse baissent diminué diminue diminution chuté chute reculé recule recul réduit réduite réduction tombé tombe perdu perte décliné déclin inférieur repli ralenti',
    ),
    statistics: {
      mean: words('moyenne moyen moyennes moyens'),
      median: words('médiane médian'),
      maximum: words('maximum maximal maximale pic record plafond limite'),
      minimum: words('minimum minimal minimale plancher'),
      typical: words('typique typiquement habituel nominal'),
    },
    modalities: {
      target: words('objectif objectifs cible prévu prévue budget'),
      forecast: words('prévision prévisions prévoit attendu attendue estimé estimée perspective'),
      actual: words('réel réelle réalisé mesuré atteint observé'),
      previous: words('précédent précédente auparavant ancien ancienne'),
      default: words('défaut standard'),
      hypothetical: words('serait pourrait si hypothétique'),
    },
    cues: {
      total: words('total totaux totale ensemble somme cumulé global globale'),
      difference: words('différence écart plus moins supérieur inférieur'),
      change: words('variation évolution croissance hausse baisse augmentation diminution recul progression'),
      share: words('part pourcentage proportion représente représentent moitié tiers quart taux'),
      mean: words('moyenne moyen'),
      multiple: words('fois double doublé triple triplé moitié'),
      rate: words('par chaque quotidien hebdomadaire mensuel annuel'),
      remainder: words('reste restant restante restants autres'),
      elapsed: words('après plus tard avant depuis durée duré dure entre pendant'),
      count: words('nombre plusieurs suivants'),
    },
    extremes: {
      highest: words('plus maximum maximal meilleur premier principal record'),
      lowest: words('moins minimum minimal pire dernier'),
    },
    pronouns: words('il elle ils elles ce cela ceci celui celle ceux celles son sa ses leur leurs'),
    supersedes: words(
      'remplace remplacé actualisé révisé modifié corrigé nouveau nouvelle actuel actuelle vigueur',
    ),
    synonyms: [
      words('prix coût coûte coûtent tarif frais payé paie'),
      words('revenu revenus recettes chiffre ventes'),
      words('employés salariés effectif effectifs personnel collaborateurs'),
      words('habitants population personnes résidents'),
      words('poids pèse masse'),
      words('hauteur haut'),
      words('longueur long'),
      words('largeur large'),
      words('bénéfice profit résultat'),
      words('début commence commencé'),
      words('fin termine terminé'),
      words('durée dure duré'),
    ],
  },
  units: names(
    'mètre m, mètres m, metre m, metres m, kilomètre km, kilomètres km, kilometre km, kilometres km, centimètre cm, centimètres cm, millimètre mm, millimètres mm, micromètre µm, micromètres µm, nanomètre nm, nanomètres nm, mille mi, milles mi, pied ft, pieds ft, pouce in, pouces in, année lumière ly, années lumière ly',
    'mètre carré m², mètres carrés m², mètre carre m², metres carres m², kilomètre carré km², kilomètres carrés km², centimètre carré cm², hectare ha, hectares ha, mètre cube m³, mètres cubes m³, centimètre cube cm³, centimètres cubes cm³',
    'litre L, litres L, millilitre mL, millilitres mL, centilitre cL, centilitres cL, hectolitre hL, hectolitres hL, gallon = US gal, gallons = US gal, tasse = US cup, tasses = US cup, cuillère à soupe tbsp, cuillères à soupe tbsp, cuillère à café tsp, cuillères à café tsp',
    'gramme g, grammes g, kilogramme kg, kilogrammes kg, kilo kg, kilos kg, milligramme mg, milligrammes mg, microgramme µg, microgrammes µg, tonne t, tonnes t, livre lb, livres lb, once oz, onces oz',
    'seconde s, secondes s, minute min, minutes min, heure h, heures h, jour d, jours d, journée d, journées d, semaine week, semaines week, mois mo, an yr, ans yr, année yr, années yr, milliseconde ms, millisecondes ms',
    'pour cent %, pourcent %, pourcents %, pour cents %, point de pourcentage pp, points de pourcentage pp, point de base bp, points de base bp, pour mille ‰',
    'degré °, degrés °, degré celsius °C, degrés celsius °C, degrés c °C, degré c °C, degres c °C, degrés f °F, degres °, degre °, degrés centigrades °C, degré fahrenheit °F, degrés fahrenheit °F, celsius °C, kelvin K',
    'euro EUR, euros EUR, centime = EUR cent, centimes = EUR cent, dollar USD, dollars USD, dollar américain USD, dollars américains USD, dollar canadien CAD, dollars canadiens CAD, livre sterling GBP, livres sterling GBP, franc suisse CHF, francs suisses CHF, franc FRF, francs FRF, yen JPY, yens JPY, yuan CNY, yuans CNY, roupie INR, roupies INR, couronne SEK, couronnes SEK, rouble RUB, roubles RUB, peso MXN, pesos MXN',
    'kilomètre par heure km/h, kilomètres par heure km/h, kilomètres heure km/h, kilomètre heure km/h, mètres par seconde m/s, mètre par seconde m/s, milles par heure mi/h',
    'watt W, watts W, kilowatt kW, kilowatts kW, mégawatt MW, mégawatts MW, gigawatt GW, gigawatts GW, kilowattheure kWh, kilowattheures kWh, kilowatt heure kWh, kilowatts heure kWh, mégawattheure MWh, mégawattheures MWh, joule J, joules J, calorie cal, calories cal, kilocalories kcal, volt V, volts V, ampère A, ampères A, hertz Hz, mégahertz MHz, gigahertz GHz, newton N, newtons N, pascal Pa, pascals Pa, hectopascals hPa, bar bar, bars bar, ohm Ω, ohms Ω',
    'octet B, octets B, kilooctet kB, kilooctets kB, ko kB, mégaoctet MB, mégaoctets MB, mo MB, gigaoctet GB, gigaoctets GB, go GB, téraoctet TB, téraoctets TB, to TB, bit bit, bits bit',
  ),
  abbreviations: words(
    'm mm mme mlle dr pr st ste art fig tab vol chap p pp env max min etc ex av apr janv févr avr juil sept oct nov déc no n éd cf',
  ),
}
