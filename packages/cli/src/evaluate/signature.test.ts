import { QuantitativeGuard } from '@quantguard/core'
import { expect, it } from 'vitest'
import { signature } from './signature.js'

const guard = new QuantitativeGuard()

it.each([
  ['Log every 15 seconds.', 'time_seconds=15'],
  ['Log every 1 minute.', 'time_seconds=60'],
  ['Log in a 60-second interval.', 'time_seconds=60'],
  ['Keep it for 2 weeks.', 'time_seconds=1209600'],
  ['Keep it below 20 percent.', 'percent<20'],
  ['It dropped to 20%.', 'percent=20'],
  ['It reached 40 °C.', 'temperature_c=40'],
  ['It reached 104 °F.', 'temperature_c=40'],
  ['Keep it between 2 and 8 degrees Celsius.', 'temperature_c=2..8'],
  ['Run it at 2.5 liters per minute.', 'flow_l_per_min=2.5'],
  ['Upload 25 MB.', 'size_mb=25'],
  ['Upload at most 1.5 GB.', 'size_mb<=1500'],
  ['It is valid until 2026-09-30.', 'date=2026-09-30'],
  ['It takes 14 probes.', 'number=14'],
  ['See RFC 6585.', 'reference=RFC 6585'],
])('%s %s', (text, expected) => {
  expect(guard.extract(text, { locale: 'en' }).map(signature)).toEqual([expected])
})
