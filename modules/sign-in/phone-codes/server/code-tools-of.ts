import { oncePer } from '#platform/server/manifest.ts'
import { codeSender } from './code-sender.ts'
import type { CodeTools } from './codes.ts'

/** What a program's codes need: where demo accounts may sign in and there is no gateway, they are shown in its log. */
export const codeToolsOf = oncePer(
  ({ database, sealer, sendText, log, demoAllowed }): CodeTools => ({
    database,
    sealer,
    sender: codeSender({ sendText, showsInLog: demoAllowed, log }),
    demoAllowed,
  }),
)
