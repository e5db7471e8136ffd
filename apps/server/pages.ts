import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import type { Config } from '#platform/server/config.ts'
import type { Feed } from '#platform/server/feed.ts'
import { firstAnswers } from './first-answers.ts'
import { readPageLinks } from './page-links.ts'

// Beside the server's bundle in production; below the project's root when it runs from source.
const places = ['../web/', '../../build/web/'].map((place) => fileURLToPath(new URL(place, import.meta.url)))

const linksFile = 'page-links.json'
const isPage = /^[\w-]+\.aspx$/i
const isAsset = /^[\w.-]+$/

/**
 * Serves the front end: one page for both prefixes, with the first answers and the links to the page's own code for whoever is
 * signed in; the console's and that of a screen without the code of the app. Files with a digest in their name stay for a year. Unknown addresses lead
 * to the configured address, else to our own page (R003). Which is which is decided by the matched route alone.
 */
export async function servePages(
  http: FastifyInstance,
  config: Config,
  feed: Pick<Feed, 'newest'>,
): Promise<void> {
  const folder = places.find((place) => existsSync(`${place}assets`))
  if (folder) await serveFiles(http, folder)
  const linksOf = folder ? await readPageLinks(`${folder}${linksFile}`) : () => ''
  const page = folder ? withFacts(await readFile(`${folder}index.html`, 'utf8'), config) : undefined
  const consolePage = page?.replaceAll(/<link [^<>]*>/g, (link) => (link.includes('data-app') ? '' : link))
  const options = { config: { isFile: true }, exposeHeadRoute: true }
  http.get('/', options, (_request, reply) => reply.redirect('/mgmt/'))
  http.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!page || !isRead) throw problems.noSuchCall()
    if (config.notFoundUrl) return reply.redirect(config.notFoundUrl)
    return html(reply.status(404)).send(page)
  })
  if (!page) return
  const sendApp = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const answers = await firstAnswers(http, request, (communityId) => feed.newest(communityId))
    if (!answers) return html(reply).send(page)
    return html(reply, 'no-store').send(withAnswers(page, answers, linksOf(path)))
  }
  for (const url of ['/mgmt', '/mgmt/*'])
    http.get<{ Params: { '*'?: string } }>(url, options, (request, reply) =>
      sendApp(request, reply, `/mgmt/${request.params['*'] ?? ''}`),
    )
  http.get<{ Params: { page: string } }>('/community/:page', options, (request, reply) => {
    const { page: name } = request.params
    return isPage.test(name) ? sendApp(request, reply, `/community/${name}`) : reply.callNotFound()
  })
  for (const url of ['/operator', '/operator/*', '/board', '/board/*'])
    http.get(url, options, (_request, reply) => html(reply).send(consolePage))
}

const html = (reply: FastifyReply, kept = 'no-cache') =>
  reply.header('cache-control', kept).type('text/html; charset=utf-8')

/** The files of the front end: those with a digest in their name below /assets, and the few of the root by their names. */
async function serveFiles(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const lasting = /\/assets\//.test(file)
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const options = { config: { isFile: true }, exposeHeadRoute: true }
  http.get<{ Params: { name: string } }>('/assets/:name', options, ({ params }, reply) =>
    isAsset.test(params.name) ? reply.sendFile(`/assets/${params.name}`) : reply.callNotFound(),
  )
  const inRoot = (await readdir(folder, { withFileTypes: true })).filter((dirent) => dirent.isFile())
  for (const { name } of inRoot)
    if (name !== linksFile) http.get(`/${name}`, options, (_request, reply) => reply.sendFile(`/${name}`))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Tells the front end where addresses lead that its router does not know either, and how support is reached. */
function withFacts(page: string, { notFoundUrl, support }: Config): string {
  const ways = Object.fromEntries(Object.entries(support).filter(([, way]) => way !== ''))
  return withMeta(page, {
    'lobby-not-found': notFoundUrl,
    'lobby-support': Object.keys(ways).length ? JSON.stringify(ways) : '',
  })
}

const withAnswers = (page: string, answers: object, links: string) =>
  withMeta(page, { 'lobby-answers': JSON.stringify(answers) }).replace('</head>', () => `${links}</head>`)

function withMeta(page: string, facts: Readonly<Record<string, string>>): string {
  const written = Object.entries(facts)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`)
  return page.replace('</head>', () => `${written.join('')}</head>`)
}
