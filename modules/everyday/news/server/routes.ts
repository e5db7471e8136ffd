import type { Storage } from '#platform/server/storage.ts'
import { serve } from '#platform/server/serve.ts'
import { news } from '../contract.ts'
import { addNews, changeNews } from './edit.ts'
import { keepAttachment, openFile } from './files.ts'
import { openNews, openNewsFile } from './link.ts'
import { countNews, listHistory, listNews, readNews } from './queries.ts'
import { deleteNews, pinNews, releaseNews, takeOffline } from './turn.ts'

/** How long a browser keeps a picture of a poster's page, in seconds. */
const fileLife = 300

/** The calls of news, over whatever keeps files. */
export const newsRoutes = (storage: Storage) =>
  serve(news, {
    listNews,
    countNews,
    getNews: (context, { newsId }) => readNews(context, newsId),
    listHistory: (context, { newsId }) => listHistory(context, newsId),
    addNews: (context, input) => addNews(context, input),
    changeNews,
    releaseNews,
    takeOffline,
    pinNews,
    deleteNews: (context, { newsId }) => deleteNews(context, newsId),
    keepFile: (context, _, { form }) => keepAttachment(context, storage, form),
    openFile,
    openNews: (context, { key }) => openNews(context, key),
    openNewsFile: async (context, input, { reply }) => {
      const answer = await openNewsFile(context, storage, input)
      reply.header('content-disposition', 'inline')
      reply.header('cache-control', `private, max-age=${fileLife}`)
      reply.header('x-content-type-options', 'nosniff')
      return answer
    },
  })
