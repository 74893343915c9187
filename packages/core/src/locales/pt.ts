// Portuguese.
import type { Locale } from '../types/index.js'
import { fractions, inflected, names, numbers, phrases, words } from './words.js'

export const pt: Locale = {
  id: 'pt',
  marks: words(
    'o a os as tem há ao de do da dos das e em no na que um uma é por com para se não são foi ao mais como pelo pela também',
  ),
  format: { decimal: ',', group: ['.', ' '] },
  numbers: {
    cardinals: numbers(
      'zero 0, um 1, uma 1, dois 2, duas 2, três 3, tres 3, quatro 4, cinco 5, seis 6, sete 7, oito 8, nove 9, dez 10, onze 11, doze 12, treze 13, catorze 14, quatorze 14, quinze 15',
      'dezesseis 16, dezasseis 16, dezessete 17, dezassete 17, dezoito 18, dezenove 19, dezanove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, cincoenta 50, sessenta 60, setenta 70, oitenta 80, noventa 90',
      'cem 100, cento 100, duzentos 200, duzentas 200, trezentos 300, trezentas 300, quatrocentos 400, quatrocentas 400, quinhentos 500, quinhentas 500, seiscentos 600, seiscentas 600, setecentos 700, setecentas 700, oitocentos 800, oitocentas 800, novecentos 900, novecentas 900',
    ),
    scales: numbers(
      'mil 1e3, milhão 1e6, milhao 1e6, milhões 1e6, milhoes 1e6, mi 1e6, mm 1e6, bilhão 1e9, bilhao 1e9, bilhões 1e9, bilhoes 1e9, bi 1e9, mil milhões 1e9, bilião 1e12, biliões 1e12, trilhão 1e12, trilhões 1e12, trilhoes 1e12, tri 1e12, k 1e3, m 1e6, b 1e9',
    ),
    ordinals: inflected(
      numbers(
        'primeir 1, segund 2, terceir 3, quart 4, quint 5, sext 6, sétim 7, setim 7, oitav 8, non 9, décim 10, decim 10, vigésim 20, vigesim 20, trigésim 30, trigesim 30',
        'quadragésim 40, quadragesim 40, quinquagésim 50, quinquagesim 50, sexagésim 60, sexagesim 60, septuagésim 70, septuagesim 70, octogésim 80, octogesim 80, nonagésim 90, nonagesim 90',
        'centésim 100, centesim 100, ducentésim 200, trecentésim 300, quingentésim 500, milésim 1e3, milesim 1e3, milionésim 1e6, bilionésim 1e9',
      ),
      'o a os as',
    ),
    fractions: {
      ...fractions('meio 1/2, meios 1/2, meia 1/2, metade 1/2, metades 1/2, terço 1/3, terços 1/3'),
      ...inflected(
        fractions(
          'quart 1/4, quint 1/5, sext 1/6, sétim 1/7, oitav 1/8, non 1/9, décim 1/10, centésim 1/100, milésim 1/1000, milionésim 1/1000000',
        ),
        'o os a as',
      ),
    },
    multiples: numbers(
      'dobro 2, dobrou 2, dobraram 2, duplo 2, dupla 2, duplicou 2, duplicado 2, triplo 3, triplicou 3, triplicado 3, quádruplo 4, quadruplicou 4, quíntuplo 5',
    ),
    collectives: numbers(
      'dúzia 12, dúzias 12, duzia 12, duzias 12, dezena 10, dezenas 10, quinzena 15, vintena 20, par 2, pares 2, centena 100, milhar 1000',
    ),
    joiners: words('e'),
    zero: words('zero nenhum nenhuma'),
    articles: words('um uma a o'),
    times: words('vezes vez x'),
    ratios: phrases('em cada, de cada, em, sobre, de'),
    ordinalEndings: words('o a os as'),
    minus: words('menos negativo'),
    point: words('vírgula virgula ponto'),
    per: words('por'),
    of: words('de'),
    joinsTens: true,
    addsOrdinals: true,
  },
  bounds: {
    lt: phrases(
      'menos de, menos que, menos do que, menor que, menor do que, menores que, inferior a, inferiores a, abaixo de, abaixo dos, sob, mais baixo que, mais novo que',
    ),
    lte: phrases(
      'no máximo, máximo, max, um máximo de, máximo de, não mais de, não mais que, até, não excede, não exceda, não ultrapassa, não supera, menor ou igual a, menor ou igual que, menor ou igual do que, não superior a, dentro de, em até, limitado a, quando muito',
    ),
    gt: phrases(
      'mais de, mais que, mais do que, maior que, maior do que, maiores que, superior a, superiores a, acima de, acima dos, ultrapassa, ultrapassando, excede, excedendo, supera, superou, mais alto que, além de',
    ),
    gte: phrases(
      'pelo menos, ao menos, no mínimo, mínimo, min, um mínimo de, mínimo de, não menos de, não menos que, não inferior a, maior ou igual a, maior ou igual que, maior ou igual do que, a partir de',
    ),
    after: {
      gte: phrases(
        'ou mais, e mais, ou superior, ou maior, ou acima, e acima, em diante, no mínimo, pelo menos, mínimo',
      ),
      lte: phrases('ou menos, e menos, ou inferior, ou menor, ou abaixo, no máximo, máximo'),
    },
  },
  ranges: {
    pairs: [
      ['entre', 'e'],
      ['de', 'a'],
      ['de', 'até'],
      ['desde', 'até'],
      ['do', 'ao'],
      ['das', 'às'],
    ],
    middles: phrases('a, até, ao'),
    plusMinus: phrases('mais ou menos'),
  },
  hedges: {
    about: phrases(
      'cerca de, aproximadamente, por volta de, em torno de, ao redor de, uns, umas, quase uns, perto de, na ordem de, mais ou menos, estimado em, aprox, alguns, algumas',
    ),
    over: phrases('pouco mais de, um pouco mais de, ligeiramente acima de, logo acima de, bem mais de'),
    under: phrases('quase, pouco menos de, um pouco menos de, ligeiramente abaixo de, logo abaixo de'),
    after: phrases('aproximadamente, mais ou menos'),
  },
  dates: {
    months: numbers(
      'janeiro 1, jan 1, fevereiro 2, fev 2, março 3, marco 3, mar 3, abril 4, abr 4, maio 5, mai 5, junho 6, jun 6, julho 7, jul 7, agosto 8, ago 8, setembro 9, set 9',
      'outubro 10, out 10, novembro 11, nov 11, dezembro 12, dez 12',
    ),
    weekdays: numbers('segunda 1, terça 2, quarta 3, quinta 4, sexta 5, sábado 6, sabado 6, domingo 7'),
    seasons: { primavera: 'spring', verão: 'summer', outono: 'autumn', inverno: 'winter' },
    order: 'dmy',
    quarter: phrases('trimestre, t'),
    half: phrases('semestre, s'),
    fiscalYear: phrases('exercício, ano fiscal'),
    century: phrases('século, séculos'),
    decade: phrases('década, anos'),
    am: phrases('da manhã, da madrugada'),
    pm: phrases('da tarde, da noite'),
    noon: phrases('meio-dia'),
    midnight: phrases('meia-noite'),
    clock: phrases('horas, hora, h'),
    yearCues: words(
      'em desde ano anos até antes depois durante início meados final fim entre fundada fundado nascido nascida temporada',
    ),
    timeCues: words('às as pelas'),
    ends: words('fim final'),
    ratioCues: words('proporção escala razão diluição'),
    runCues: words('recorde tempo correu duração maratona corrida'),
    fillers: words('de do da'),
  },
  references: {
    parts: names(
      'seção section, secção section, seções section, § paragraph, capítulo chapter, capítulos chapter, artigo article, artigos article, art article, parágrafo paragraph, parágrafos paragraph, alínea paragraph, inciso item',
      'cláusula clause, cláusulas clause, anexo annex, anexos annex, apêndice appendix, título title, parte part, tabela table, tabelas table, quadro table, figura figure, figuras figure, fig figure, equação equation, página page, páginas page, pág page',
      'linha line, passo step, regra rule, considerando recital, ponto item, item item, nota footnote, tomo volume, volume volume, vol volume',
    ),
    identifiers: names(
      'pedido order, encomenda order, fatura invoice, ticket ticket, chamado ticket, caso case, processo case, cliente customer, conta account, contrato contract, apólice policy, modelo model, desenho drawing, formulário form, patente patent, licença licence, referência reference, ref reference, lote batch, voo flight, remessa shipment, pacote parcel, reserva booking',
    ),
    numbers: words('n nº núm número nr id'),
    versions: words('versão versões release firmware'),
    editions: words('revisão rev edição ed'),
    phones: words('telefone tel fax telemóvel celular ligue'),
  },
  binding: {
    stop: words(
      'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sobre entre até desde durante sob ante contra após à ao aos às num numa',
      'é são era eram foi foram ser sido está estão estava há tem têm tinha havia será serão seria pode podem deve devem faz e ou mas nem que se quem qual quais cujo cuja onde como quando',
      'este esta estes estas esse essa esses essas aquele aquela isso isto seu sua seus suas meu minha nosso dele dela deles eu tu ele ela nós eles elas lhe me te',
      'não mais menos muito também já ainda só apenas tão cada todo toda todos todas outro outra outros mesmo cerca quase segundo conforme além assim',
    ),
    articles: words('o a os as um uma seu sua este esta esse essa'),
    clauses: words('e mas enquanto porém contudo embora ou contra comparado'),
    negation: words('não nunca nem sem nenhum nenhuma jamais'),
    up: words(
      'aumentou aumentaram aumenta aumento aumentado subiu subiram sobe subida cresceu cresceram cresce crescimento elevou elevação alta avançou melhorou ganhou maior superior',
    ),
    down: words(
      'diminuiu diminuíram diminui diminuição caiu caíram cai queda reduziu reduziram redução reduzido desceu recuou recuo perdeu perda menor inferior corte baixa baixou',
    ),
    statistics: {
      mean: words('média médio médias médios'),
      median: words('mediana'),
      maximum: words('máximo máxima máximos pico recorde teto limite'),
      minimum: words('mínimo mínima mínimos piso'),
      typical: words('típico típica tipicamente habitual nominal'),
    },
    modalities: {
      target: words('meta metas objetivo objetivos previsto orçamento'),
      forecast: words('previsão previsões prevê espera esperado estimado estimativa perspectiva'),
      actual: words('real reais efetivo medido alcançado observado'),
      previous: words('anterior anteriores prévio antes passado'),
      default: words('padrão predefinido'),
      hypothetical: words('seria poderia se hipotético'),
    },
    cues: {
      total: words('total totais soma conjunto combinado global'),
      difference: words('diferença mais menos maior menor superior inferior'),
      change: words(
        'mudança variação crescimento aumento queda redução diminuição alta cresceu cresceram aumentou aumentaram subiu subiram diminuiu diminuíram caiu caíram reduziu reduziram',
      ),
      share: words(
        'parte percentual percentagem porcentagem proporção representa representam metade terço quarto taxa',
      ),
      mean: words('média médio'),
      multiple: words('vezes dobro dobrou triplo triplicou metade'),
      rate: words('por cada diário semanal mensal anual'),
      remainder: words('resto restante restantes demais outros'),
      elapsed: words('depois tarde antes desde duração durou dura entre durante há'),
      count: words('número vários seguintes quantidade'),
    },
    extremes: {
      highest: words('máximo maior melhor principal recorde alto alta'),
      lowest: words('mínimo menor pior baixo baixa'),
    },
    pronouns: words('ele ela eles elas este esta estes estas esse essa isso isto seu sua seus suas aquele'),
    supersedes: words(
      'substitui substituído atualizado revisto modificado corrigido novo nova atual vigente',
    ),
    synonyms: [
      words('preço custo custa custam tarifa pagou paga'),
      words('receita receitas vendas faturamento faturação'),
      words('funcionários empregados trabalhadores pessoal'),
      words('habitantes população pessoas residentes'),
      words('peso pesa massa'),
      words('altura alto alta'),
      words('comprimento comprido longo'),
      words('largura largo'),
      words('lucro ganho resultado'),
      words('início começa começou inicia'),
      words('fim termina terminou final'),
      words('duração dura durou'),
    ],
  },
  units: names(
    'metro m, metros m, quilômetro km, quilômetros km, quilómetro km, quilómetros km, quilometro km, quilometros km, centímetro cm, centímetros cm, centimetros cm, milímetro mm, milímetros mm, milimetros mm, micrômetro µm, micrômetros µm, nanômetro nm, nanômetros nm, milha mi, milhas mi, pé ft, pés ft, polegada in, polegadas in, jarda yd, jardas yd, ano luz ly, anos luz ly',
    'metro quadrado m², metros quadrados m², quilômetro quadrado km², quilômetros quadrados km², quilómetros quadrados km², centímetros quadrados cm², hectare ha, hectares ha, metro cúbico m³, metros cúbicos m³, centímetros cúbicos cm³, acre acre, acres acre',
    'litro L, litros L, mililitro mL, mililitros mL, centilitro cL, centilitros cL, hectolitro hL, hectolitros hL, galão = US gal, galões = US gal, galao = US gal, xícara = US cup, xícaras = US cup, copo = US cup, copos = US cup, colher de sopa tbsp, colheres de sopa tbsp, colher de chá tsp, colheres de chá tsp, barril bbl, barris bbl',
    'grama g, gramas g, quilograma kg, quilogramas kg, quilo kg, quilos kg, miligrama mg, miligramas mg, micrograma µg, microgramas µg, tonelada t, toneladas t, libra lb, libras lb, onça oz, onças oz, onca oz, oncas oz',
    'segundo s, segundos s, minuto min, minutos min, hora h, horas h, dia d, dias d, semana week, semanas week, mês mo, mes mo, meses mo, ano yr, anos yr, milissegundo ms, milissegundos ms',
    'por cento %, porcento %, por cem %, ponto percentual pp, pontos percentuais pp, ponto base bp, pontos base bp, pontos-base bp, por mil ‰',
    'grau °, graus °, grau celsius °C, graus celsius °C, graus c °C, graus f °F, graus centigrados °C, graus centígrados °C, grau fahrenheit °F, graus fahrenheit °F, celsius °C, kelvin K',
    'euro EUR, euros EUR, cêntimo = EUR cent, cêntimos = EUR cent, centavo ¢, centavos ¢, real BRL, reais BRL, dólar USD, dólares USD, dolar USD, dolares USD, dólares americanos USD, dólar americano USD, dólares canadenses CAD, libra esterlina GBP, libras esterlinas GBP, franco suíço CHF, francos suíços CHF, iene JPY, ienes JPY, yuan CNY, iuane CNY, rupia INR, rupias INR, peso MXN, pesos MXN, coroa SEK, coroas SEK, rublo RUB, rublos RUB, escudo PTE, escudos PTE, pence = p',
    'quilômetro por hora km/h, quilômetros por hora km/h, quilómetros por hora km/h, quilometros por hora km/h, metros por segundo m/s, metro por segundo m/s, milhas por hora mi/h',
    'watt W, watts W, quilowatt kW, quilowatts kW, megawatt MW, megawatts MW, gigawatt GW, gigawatts GW, quilowatt-hora kWh, quilowatts-hora kWh, megawatt-hora MWh, joule J, joules J, caloria cal, calorias cal, quilocalorias kcal, volt V, volts V, ampere A, amperes A, hertz Hz, megahertz MHz, gigahertz GHz, newton N, newtons N, pascal Pa, pascais Pa, bar bar, bares bar, ohm Ω, ohms Ω',
    'byte B, bytes B, kilobyte kB, kilobytes kB, megabyte MB, megabytes MB, gigabyte GB, gigabytes GB, terabyte TB, terabytes TB, bit bit, bits bit, megabit Mbit, megabits Mbit',
  ),
  abbreviations: words(
    'sr sra dr dra prof art fig tab vol cap pág págs p pp aprox max máx min mín etc ex eua núm n jan fev mar abr mai jun jul ago set out nov dez av s a cf',
  ),
}
