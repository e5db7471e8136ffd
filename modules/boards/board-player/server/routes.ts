import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { boardPlayer } from '../contract.ts'
import { photo, sync } from './sync.ts'

export const routes = (program: Program) =>
  serve(boardPlayer, {
    sync: (context, told) => sync(program, context, told),
    photo: (_context, asked) => photo(program, asked),
  })
