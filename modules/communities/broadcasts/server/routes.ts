import { serve } from '#platform/server/serve.ts'
import { broadcasts } from '../contract.ts'
import { showCurrent, showPublished } from './current.ts'
import { loadImage } from './images.ts'

/** Seconds for which a browser keeps a picture: another picture has another address. */
const imageAge = 86_400

export const routes = serve(broadcasts, {
  showCurrent,
  listMarquees: async (context) => ({ marquees: (await showPublished(context, context.now)).marquees }),
  listIcons: async (context) => (await showPublished(context, context.now)).icons,
  listHeadlines: async (context) => (await showPublished(context, context.now)).headlines,
  showImage: async (context, { imageId }, { reply }) => {
    const image = await loadImage(context, imageId)
    reply.header('cache-control', `private, max-age=${imageAge}`)
    return image
  },
})
