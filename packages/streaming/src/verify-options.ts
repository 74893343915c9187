// The options that a guard takes, without those of the stream.
import type { VerifyOptions } from '@quantguard/core'

export function verifyOptions({ question, retrieved, citations, locale }: VerifyOptions): VerifyOptions {
  return {
    ...(question === undefined ? {} : { question }),
    ...(retrieved === undefined ? {} : { retrieved }),
    ...(citations === undefined ? {} : { citations }),
    ...(locale === undefined ? {} : { locale }),
  }
}
