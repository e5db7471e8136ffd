import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { fileLimits, messages } from '../contract.ts'
import { messageForms } from '../form-contract.ts'
import { assignMessage, mergeMessages, setStatus, setType } from './acts.ts'
import { exportMessages } from './export-file.ts'
import { sendForm, showForm } from './form.ts'
import { countMessages, listAssignees, listCanned, listMessages, listTypes, viewMessage } from './queries.ts'
import { writeDown } from './receive.ts'
import { keepReplyFile, openFile, replyTo } from './reply.ts'

/** The calls of messages, over whatever keeps files. */
export const messageRoutes = (storage: Storage) => [
  ...serve(messageForms, { show: showForm, send: sendForm }),
  ...serve(messages, {
    list: (context, input) => listMessages(context, input),
    listTypes,
    countOpen: countMessages,
    export: exportMessages,
    show: (context, { messageId }) => viewMessage(context, messageId),
    showFileLimits: async () => ({
      maxCount: fileLimits.most,
      maxSize: fileLimits.bytes,
      extensions: [...fileLimits.kinds],
    }),
    keepFile: (context, _, { form }) => keepReplyFile(context, storage, form),
    reply: replyTo,
    openFile,
    write: writeDown,
    listAssignees,
    listCanned,
    assign: assignMessage,
    setType,
    setStatus,
    merge: mergeMessages,
  }),
]
