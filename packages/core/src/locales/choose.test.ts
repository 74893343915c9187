// The language of short texts, tables and mixed words.
import { describe, expect, it } from 'vitest'
import { createLocaleChooser, LOCALES } from './index.js'

const choose = createLocaleChooser(LOCALES)

describe('createLocaleChooser', () => {
  it.each([
    ['The deposit is 1,850 euros.', 'en'],
    ['Die Kaution beträgt 1.850 € und wird nach 6 Wochen gezahlt.', 'de'],
    ['Le plein tarif est de 11,50 euros en 2022.', 'fr'],
    ['El faro tiene 28 metros de altura y 142 escalones.', 'es'],
    ['Il faro è alto 28 metri e ha 142 gradini.', 'it'],
    ['O farol tem 28 metros de altura e 142 degraus.', 'pt'],
    ['De vuurtoren is 28 meter hoog en telt 142 treden.', 'nl'],
    ['灯塔高28米，共有142级台阶。', 'zh'],
    ['灯台の高さは28メートルです。', 'ja'],
    ['O recurso pode ser apresentado até 9 de abril de 2024.', 'pt'],
    ['De cursus duurt 18 maanden; elke termijn is € 300.', 'nl'],
    ['Het kost 30 euro.', 'nl'],
    ['Il prezzo è 30 euro.', 'it'],
    ['Pro Forma Year Ended September 30, 2018 (unaudited)', 'en'],
    ['5 km', 'en'],
    ['', 'en'],
    ['Night rate 0.35 per kWh, day rate 0.42 per kWh', 'en'],
    ['World War I ended in 1919.', 'en'],
    ['Other non-current assets (in millions):', 'en'],
  ])('%s', (text, id) => expect(choose(text).id).toBe(id))

  it('takes the only language there is', () =>
    expect(createLocaleChooser([LOCALES[1]!])('the end').id).toBe('de'))
  it('needs a language', () => expect(() => createLocaleChooser([])).toThrow(RangeError))
})
