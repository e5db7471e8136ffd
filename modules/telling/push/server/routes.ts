import type { PushKind } from '#platform/server/push-kind.ts'
import { serve } from '#platform/server/serve.ts'
import { push } from '../contract.ts'
import type { PushKeys } from './keys.ts'
import { choosePush, keepToken, showPush, tryPush } from './subscriptions.ts'

/** What the calls of notifications need of the program around them. */
export interface PushNeeds {
  kinds: readonly PushKind[]
  keys: () => Promise<PushKeys>
}

/** The calls of notifications in browsers. */
export const pushRoutes = ({ kinds, keys }: PushNeeds) =>
  serve(push, {
    showPush: async (context) => showPush(context, kinds, await keys()),
    keepToken: (context, { browserPushToken }) => keepToken(context, browserPushToken),
    choosePush: (context, input) => choosePush(context, kinds, input),
    tryPush,
  })
