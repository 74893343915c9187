// The two shapes of build in this repository: a library (with types) and a program (one file to run).
import { defineConfig, type Options } from 'tsup'

export function library(options: Options) {
  return defineConfig({
    format: ['esm'],
    dts: true,
    sourcemap: true,
    clean: true,
    target: 'es2022',
    ...options,
  })
}

export function program(options: Options) {
  return defineConfig({
    format: ['esm'],
    dts: false,
    sourcemap: true,
    clean: true,
    target: 'es2022',
    ...options,
  })
}
