import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { boardPlayer } from '../contract.ts'
import { photo, shot, sync } from './sync.ts'

export const routes = (program: Program) =>
  serve(boardPlayer, {
    sync: (context, told) => sync(program, context, told),
    shot: (context, asked) => shot(program, context, asked),
    photo: (_context, asked) => photo(program, asked),
  })
