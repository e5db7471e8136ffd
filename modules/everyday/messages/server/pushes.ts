import { pushKind } from '#platform/server/push-kind.ts'
import { messageCame } from '../events.ts'
import { messagesWords } from '../words.ts'

export const pushes = [
  pushKind(messageCame, {
    label: messagesWords.pushes['messages.came'][0],
    title: '住戶有新的意見',
    english: 'A resident wrote to the management',
    link: '/mgmt/message',
    lifetime: 4 * 3600,
    urgency: 'normal',
    usual: true,
  }),
]
