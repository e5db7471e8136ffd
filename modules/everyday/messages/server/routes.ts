import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { fileLimits, messages } from '../contract.ts'
import { messageForms } from '../form-contract.ts'
import { assignMessage, mergeMessages, setStatus, setType } from './acts.ts'
import { makeNews, makeRepair } from './become.ts'
import { exportMessages } from './export-file.ts'
import { addFormPhoto } from './form-photos.ts'
import { openFormFile, sendForm, showForm } from './form.ts'
import { writeOn } from './form-turns.ts'
import { countMessages, listAssignees, listCanned, listMessages, listTypes, viewMessage } from './queries.ts'
import { writeDown } from './receive.ts'
import { settingRoutes } from './settings.ts'
import { keepReplyFile, openFile, replyTo } from './reply.ts'

/** The calls of messages, over whatever keeps files. */
export const messageRoutes = (storage: Storage) => [
  ...settingRoutes,
  ...serve(messageForms, {
    show: showForm,
    send: sendForm,
    writeOn,
    addPhoto: (context, input, { form }) => addFormPhoto(context, storage, input, form),
    openFile: async (context, input, { reply }) => {
      const answer = await openFormFile(context, storage, input)
      reply.header('content-disposition', 'inline')
      reply.header('cache-control', 'private, no-store')
      reply.header('x-content-type-options', 'nosniff')
      return answer
    },
  }),
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
    makeRepair,
    makeNews,
  }),
]
