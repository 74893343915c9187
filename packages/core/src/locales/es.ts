// Spanish.
import type { Locale } from '../types/index.js'
import { fractions, inflected, names, numbers, phrases, words } from './words.js'

export const es: Locale = {
  id: 'es',
  marks: words(
    'el la los las de del y en que un una es por con para se su al lo como más fue son ha han no este esta',
  ),
  format: { decimal: ',', group: ['.', ' '] },
  numbers: {
    cardinals: numbers(
      'cero 0, un 1, uno 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12, trece 13, catorce 14, quince 15',
      'dieciséis 16, dieciseis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, veintiuno 21, veintiún 21, veintiun 21, veintiuna 21, veintidós 22, veintidos 22',
      'veintitrés 23, veintitres 23, veinticuatro 24, veinticinco 25, veintiséis 26, veintiseis 26, veintisiete 27, veintiocho 28, veintinueve 29',
      'treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90, cien 100, ciento 100, doscientos 200, doscientas 200, trescientos 300, trescientas 300',
      'cuatrocientos 400, cuatrocientas 400, quinientos 500, quinientas 500, seiscientos 600, seiscientas 600, setecientos 700, setecientas 700, ochocientos 800, ochocientas 800, novecientos 900, novecientas 900',
    ),
    scales: numbers(
      'mil 1e3, millón 1e6, millon 1e6, millones 1e6, mm 1e6, mill 1e6, mdd 1e6, millardo 1e9, millardos 1e9, billón 1e12, billon 1e12, billones 1e12, trillón 1e18, trillones 1e18, k 1e3, m 1e6, b 1e9',
    ),
    ordinals: inflected(
      numbers(
        'primer 1, segund 2, tercer 3, cuart 4, quint 5, sext 6, séptim 7, septim 7, octav 8, noven 9, décim 10, decim 10, undécim 11, undecim 11, duodécim 12, duodecim 12',
        'decimotercer 13, decimocuart 14, decimoquint 15, decimosext 16, decimoséptim 17, decimoctav 18, decimonoven 19, vigésim 20, vigesim 20, trigésim 30, trigesim 30',
        'cuadragésim 40, quincuagésim 50, sexagésim 60, septuagésim 70, octogésim 80, nonagésim 90, centésim 100, centesim 100, milésim 1e3, milesim 1e3, millonésim 1e6, millonesim 1e6',
      ),
      'o a os as -',
    ),
    fractions: {
      ...fractions(
        'medio 1/2, media 1/2, medios 1/2, medias 1/2, mitad 1/2, mitades 1/2, tercio 1/3, tercios 1/3',
      ),
      ...inflected(
        fractions(
          'cuart 1/4, quint 1/5, sext 1/6, séptim 1/7, septim 1/7, octav 1/8, noven 1/9, décim 1/10, decim 1/10, centésim 1/100, centesim 1/100, milésim 1/1000, milesim 1/1000, millonésim 1/1000000, veinteav 1/20, doceav 1/12, onceav 1/11',
        ),
        'o a os as',
      ),
    },
    multiples: numbers(
      'doble 2, dobles 2, duplicó 2, duplicado 2, duplicar 2, duplicaron 2, triple 3, triplicó 3, triplicado 3, triplicar 3, cuádruple 4, cuadruplicó 4, quíntuple 5',
    ),
    collectives: numbers(
      'docena 12, docenas 12, decena 10, decenas 10, quincena 15, veintena 20, par 2, pares 2',
    ),
    joiners: words('y e'),
    zero: words('cero ningún ninguno ninguna'),
    articles: words('un una la el'),
    times: words('veces vez x'),
    ratios: phrases('de cada, de, sobre, en, entre'),
    ordinalEndings: words('er ero era do da to ta mo ma vo va no na ro ra ro'),
    minus: words('menos negativo'),
    point: words('coma punto'),
    per: words('por'),
    of: words('de'),
    joinsTens: true,
    addsOrdinals: true,
  },
  bounds: {
    lt: phrases(
      'menos de, menos que, menor que, menor a, menores de, menor de, inferior a, inferiores a, por debajo de, debajo de, más bajo que, más pequeño que',
    ),
    lte: phrases(
      'como máximo, a lo sumo, máximo, max, un máximo de, máximo de, no más de, no más que, hasta, no supera, no superan, no supere, no excede, no exceda, menor o igual que, menor o igual a, no mayor que, no mayor de, no superior a, dentro de, en un plazo de, limitado a',
    ),
    gt: phrases(
      'más de, más que, mayor que, mayor a, mayor de, mayores de, superior a, superiores a, por encima de, encima de, supera, superan, superando, superó, excede, excediendo, más alto que, más allá de',
    ),
    gte: phrases(
      'al menos, por lo menos, como mínimo, mínimo, min, un mínimo de, mínimo de, no menos de, no menor que, no inferior a, mayor o igual que, mayor o igual a, a partir de, desde, cuando menos',
    ),
    after: {
      gte: phrases(
        'o más, y más, o superior, o mayor, en adelante, o mayores, como mínimo, por lo menos, mínimo',
      ),
      lte: phrases('o menos, y menos, o inferior, o menor, como máximo, máximo, a lo sumo'),
    },
  },
  ranges: {
    pairs: [
      ['entre', 'y'],
      ['entre', 'e'],
      ['de', 'a'],
      ['desde', 'hasta'],
      ['de', 'hasta'],
      ['del', 'al'],
    ],
    middles: phrases('a, hasta, al'),
    plusMinus: phrases('más o menos, más menos'),
  },
  hedges: {
    about: phrases(
      'alrededor de, aproximadamente, unos, unas, cerca de, en torno a, aprox, circa, más o menos, del orden de, estimado en, algunos, algunas, sobre',
    ),
    over: phrases(
      'poco más de, un poco más de, algo más de, ligeramente más de, justo por encima de, bastante más de',
    ),
    under: phrases(
      'casi, poco menos de, un poco menos de, algo menos de, ligeramente menos de, justo por debajo de, cerca ya de',
    ),
    after: phrases('aproximadamente, más o menos'),
  },
  dates: {
    months: numbers(
      'enero 1, ene 1, febrero 2, feb 2, marzo 3, mar 3, abril 4, abr 4, mayo 5, may 5, junio 6, jun 6, julio 7, jul 7, agosto 8, ago 8, septiembre 9, setiembre 9, sept 9, sep 9, set 9',
      'octubre 10, oct 10, noviembre 11, nov 11, diciembre 12, dic 12',
    ),
    weekdays: numbers(
      'lunes 1, martes 2, miércoles 3, miercoles 3, jueves 4, viernes 5, sábado 6, sabado 6, domingo 7',
    ),
    seasons: { primavera: 'spring', verano: 'summer', otoño: 'autumn', invierno: 'winter' },
    order: 'dmy',
    quarter: phrases('trimestre, t'),
    half: phrases('semestre, s'),
    fiscalYear: phrases('ejercicio, año fiscal'),
    century: phrases('siglo, siglos'),
    decade: phrases('década, años'),
    am: phrases('am, a.m, de la mañana, de la madrugada'),
    pm: phrases('pm, p.m, de la tarde, de la noche'),
    noon: phrases('mediodía'),
    midnight: phrases('medianoche'),
    clock: phrases('horas, hora, h'),
    yearCues: words(
      'en desde año años hasta antes después durante de a principios mediados finales entre fundada fundado nacido nacida temporada',
    ),
    timeCues: words('las'),
    ends: words('fin fines final finales'),
    ratioCues: words('proporción relación escala dilución'),
    runCues: words('récord tiempo duración carrera maratón corrió ganó'),
    fillers: words('de del el la'),
  },
  references: {
    parts: names(
      'sección section, seccion section, secciones section, § section, capítulo chapter, capitulo chapter, capítulos chapter, artículo article, articulo article, artículos article, art article, párrafo paragraph, parrafo paragraph, apartado paragraph, apartados paragraph',
      'cláusula clause, clausula clause, cláusulas clause, anexo annex, anexos annex, apéndice appendix, título title, parte part, tabla table, tablas table, cuadro table, figura figure, figuras figure, fig figure, ecuación equation, página page, páginas page, pág page, pag page',
      'línea line, paso step, regla rule, considerando recital, punto item, nota footnote, tomo volume, volumen volume, inciso item',
    ),
    identifiers: names(
      'pedido order, factura invoice, ticket ticket, caso case, expediente case, cliente customer, cuenta account, contrato contract, póliza policy, modelo model, plano drawing, formulario form, patente patent, licencia licence, referencia reference, ref reference, lote batch, vuelo flight, envío shipment, paquete parcel, reserva booking',
    ),
    numbers: words('n no num núm número id'),
    versions: words('versión version versiones release firmware'),
    editions: words('revisión rev edición ed'),
    phones: words('teléfono tel tfno fax móvil llame'),
  },
  binding: {
    stop: words(
      'el la los las lo un una unos unas de del al este esta estos estas ese esa esos esas aquel aquella él ella ellos ellas su sus mi mis nos se le les me te que quien cual cuales cuyo donde como cuando',
      'es son era eran fue fueron ser sido está están estaba había ha han haber tiene tienen tenía será serán sería puede pueden debe deben hay hace',
      'en por para con sin sobre entre hasta desde hacia según durante ante bajo tras contra mediante y e o u pero ni sino si no más menos muy también ya aún solo tan tanto cada todo toda todos todas otro otra otros mismo cerca unos casi',
    ),
    articles: words('el la los las un una su sus este esta ese esa'),
    clauses: words('y pero mientras sino aunque frente o comparado'),
    negation: words('no nunca ni sin ningún ninguno ninguna jamás tampoco'),
    up: words(
      'aumentó aumentaron aumenta aumento aumentado subió subieron sube subida creció crecieron crece crecimiento incrementó incremento incrementado ascendió alza mejoró mejora ganó mayor superior',
    ),
    down: words(
      'disminuyó disminuyeron disminuye disminución bajó bajaron baja bajada cayó cayeron cae caída descendió descenso redujo redujeron reducción reducido perdió pérdida retrocedió menor inferior recorte',
    ),
    statistics: {
      mean: words('promedio media medio medias promedios'),
      median: words('mediana'),
      maximum: words('máximo máxima máximos pico récord tope límite'),
      minimum: words('mínimo mínima mínimos suelo'),
      typical: words('típico típica típicamente habitual nominal'),
    },
    modalities: {
      target: words('objetivo objetivos meta metas previsto presupuesto'),
      forecast: words(
        'previsión previsiones pronóstico prevé espera esperado estimado estimación perspectiva',
      ),
      actual: words('real reales efectivo medido alcanzado observado'),
      previous: words('anterior anteriores previo previa antes'),
      default: words('predeterminado defecto estándar'),
      hypothetical: words('sería podría si hipotético'),
    },
    cues: {
      total: words('total totales suma conjunto combinado global'),
      difference: words('diferencia brecha más menos mayor menor superior inferior'),
      change: words(
        'cambio variación crecimiento aumento descenso disminución incremento caída subida reducción',
      ),
      share: words('parte porcentaje proporción representa representan mitad tercio cuarto cuota tasa'),
      mean: words('promedio media'),
      multiple: words('veces doble duplicó triple triplicó mitad'),
      rate: words('por cada diario semanal mensual anual'),
      remainder: words('resto restante restantes demás otros'),
      elapsed: words('después tarde antes desde duración duró dura entre durante hace'),
      count: words('número varios siguientes cantidad'),
    },
    extremes: {
      highest: words('máximo mayor mejor principal récord alto alta'),
      lowest: words('mínimo menor peor bajo baja'),
    },
    pronouns: words('él ella ellos ellas este esta estos estas ese esa eso esto su sus aquel'),
    supersedes: words(
      'sustituye reemplaza actualizado revisado modificado corregido nuevo nueva actual vigente',
    ),
    synonyms: [
      words('precio costo coste cuesta cuestan tarifa pagó paga'),
      words('ingresos ventas facturación'),
      words('empleados trabajadores plantilla personal'),
      words('habitantes población personas residentes'),
      words('peso pesa masa'),
      words('altura alto alta'),
      words('longitud largo larga'),
      words('anchura ancho ancha'),
      words('beneficio ganancia utilidad'),
      words('inicio comienza comenzó empieza'),
      words('fin termina terminó final'),
      words('duración dura duró'),
    ],
  },
  units: names(
    'metro m, metros m, kilómetro km, kilómetros km, kilometro km, kilometros km, centímetro cm, centímetros cm, centimetro cm, centimetros cm, milímetro mm, milímetros mm, milimetros mm, micrómetro µm, micrómetros µm, nanómetro nm, nanómetros nm, milla mi, millas mi, pie ft, pies ft, pulgada in, pulgadas in, yarda yd, yardas yd, año luz ly, años luz ly',
    'metro cuadrado m², metros cuadrados m², kilómetro cuadrado km², kilómetros cuadrados km², kilometros cuadrados km², centímetro cuadrado cm², centímetros cuadrados cm², hectárea ha, hectáreas ha, hectareas ha, metro cúbico m³, metros cúbicos m³, centímetros cúbicos cm³, pie cúbico ft³, pies cúbicos ft³, acre acre, acres acre',
    'litro L, litros L, mililitro mL, mililitros mL, centilitro cL, centilitros cL, hectolitro hL, hectolitros hL, galón = US gal, galones = US gal, galon = US gal, taza = US cup, tazas = US cup, cucharada tbsp, cucharadas tbsp, cucharadita tsp, cucharaditas tsp, barril bbl, barriles bbl',
    'gramo g, gramos g, kilogramo kg, kilogramos kg, kilo kg, kilos kg, miligramo mg, miligramos mg, microgramo µg, microgramos µg, tonelada t, toneladas t, libra lb, libras lb, onza oz, onzas oz',
    'segundo s, segundos s, seg s, minuto min, minutos min, hora h, horas h, día d, días d, dia d, dias d, semana week, semanas week, mes mo, meses mo, año yr, años yr, milisegundo ms, milisegundos ms',
    'por ciento %, porciento %, por cien %, punto porcentual pp, puntos porcentuales pp, punto básico bp, puntos básicos bp, por mil ‰',
    'grado °, grados °, grado celsius °C, grados celsius °C, grados c °C, grados f °F, grados centígrados °C, grado centígrado °C, grados centigrados °C, grado fahrenheit °F, grados fahrenheit °F, centígrados °C, kelvin K',
    'euro EUR, euros EUR, céntimo = EUR cent, céntimos = EUR cent, centavo ¢, centavos ¢, dólar USD, dólares USD, dolar USD, dolares USD, dólar estadounidense USD, dólares estadounidenses USD, dólares americanos USD, dólares canadienses CAD, libra esterlina GBP, libras esterlinas GBP, peso mexicano MXN, pesos mexicanos MXN, peso argentino ARS, pesos argentinos ARS, peso MXN, pesos MXN, franco suizo CHF, francos suizos CHF, yen JPY, yenes JPY, yuan CNY, yuanes CNY, rupia INR, rupias INR, bolívar VES, bolívares VES, sol PEN, soles PEN, corona SEK, coronas SEK, rublo RUB, rublos RUB, real BRL, reales BRL, peseta ESP, pesetas ESP',
    'kilómetro por hora km/h, kilómetros por hora km/h, kilometros por hora km/h, metros por segundo m/s, metro por segundo m/s, millas por hora mi/h',
    'vatio W, vatios W, kilovatio kW, kilovatios kW, megavatio MW, megavatios MW, gigavatio GW, gigavatios GW, kilovatio hora kWh, kilovatios hora kWh, megavatios hora MWh, julio J, julios J, caloría cal, calorías cal, kilocalorías kcal, voltio V, voltios V, amperio A, amperios A, hercio Hz, hercios Hz, newton N, pascal Pa, pascales Pa, hectopascales hPa, bar bar, bares bar, ohmio Ω, ohmios Ω',
    'byte B, bytes B, kilobyte kB, kilobytes kB, megabyte MB, megabytes MB, gigabyte GB, gigabytes GB, terabyte TB, terabytes TB, bit bit, bits bit, megabit Mbit, megabits Mbit',
  ),
  abbreviations: words(
    'sr sra srta dr dra art fig tab vol cap pág págs p pp aprox max máx min mín etc ej ee uu núm no n ene feb mar abr jun jul ago sept sep oct nov dic av avda s a c',
  ),
}
