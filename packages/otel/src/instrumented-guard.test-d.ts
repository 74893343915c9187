// Types only: the wrapper verifies as the guard inside does. Checked by the compiler, never run.
import { logs } from '@opentelemetry/api-logs'
import type { AsyncGuard, Guard, GuardIndex, GuardResult } from '@quantguard/core'
import { QuantitativeGuard } from '@quantguard/core'
import { expectTypeOf } from 'vitest'
import { InstrumentedGuard } from './index.js'

declare const guard: Guard
declare const asyncGuard: AsyncGuard

const traced = new InstrumentedGuard(new QuantitativeGuard())
expectTypeOf(traced.verify('', [])).toEqualTypeOf<GuardResult>()
expectTypeOf(traced.index([])).toEqualTypeOf<GuardIndex>()
expectTypeOf(traced).toExtend<Guard>()
expectTypeOf(traced.guard).toEqualTypeOf<QuantitativeGuard>()

expectTypeOf(new InstrumentedGuard(guard).verify('', [])).toEqualTypeOf<GuardResult>()
expectTypeOf(new InstrumentedGuard(asyncGuard).verify('', [])).toEqualTypeOf<Promise<GuardResult>>()
expectTypeOf(new InstrumentedGuard(asyncGuard)).toExtend<AsyncGuard>()
// @ts-expect-error a guard that cannot index has no index
new InstrumentedGuard(guard).index([])

new InstrumentedGuard(guard, { logger: logs.getLogger('app') })
// @ts-expect-error a target that does not exist
new InstrumentedGuard(guard, { evaluation: 'metric' })
