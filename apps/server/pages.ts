import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { problemBody } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Config } from '#platform/server/config.ts'
import { isCallPath } from '#platform/server/http.ts'
import { firstAnswers } from './first-answers.ts'
import { readPageLinks } from './page-links.ts'

// Beside the server's bundle in production; below the project's root when it runs from source.
const places = ['../web/', '../../build/web/'].map((place) => fileURLToPath(new URL(place, import.meta.url)))

const linksFile = 'page-links.json'
const ofOurs = /^\/((mgmt|operator)(\/|$)|community\/[\w-]+\.aspx$)/i

/**
 * Serves the front end: one page for both prefixes, with the first answers and the links to the page's own code for whoever is
 * signed in; the console's without the code of the app. Files with a digest in their name stay for a year. Unknown addresses lead to the configured address, else to our own page (R003).
 */
export async function servePages(http: FastifyInstance, config: Config): Promise<void> {
  const folder = places.find((place) => existsSync(`${place}assets`))
  const linksOf = folder ? await readPageLinks(`${folder}${linksFile}`) : () => ''
  if (folder) {
    const files = new Set(
      (await readdir(folder)).filter((name) => name !== linksFile).map((name) => `/${name}`),
    )
    await http.register(fastifyStatic, {
      root: folder,
      // One route for all of them; other addresses are told apart without a look at the disk.
      allowedPath: (path) => path.startsWith('/assets/') || files.has(path),
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const lasting = /\/assets\//.test(file)
        reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const page = folder ? withFacts(await readFile(`${folder}index.html`, 'utf8'), config) : undefined
  const consolePage = page?.replaceAll(/<link [^<>]*>/g, (link) => (link.includes('data-app') ? '' : link))
  http.get('/', { exposeHeadRoute: true }, (_request, reply) => reply.redirect('/mgmt/'))
  http.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isCallPath(path) || (request.method !== 'GET' && request.method !== 'HEAD') || !page) {
      const p = problems.noSuchCall()
      return reply.status(p.status).send(problemBody(p))
    }
    const known = ofOurs.test(path)
    if (!known && config.notFoundUrl) return reply.redirect(config.notFoundUrl)
    const isConsole = /^\/operator(\/|$)/i.test(path)
    const answers = known && !isConsole ? await firstAnswers(http, request) : undefined
    return reply
      .status(known ? 200 : 404)
      .header('cache-control', answers ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(isConsole ? consolePage : answers ? withAnswers(page, answers, linksOf(path)) : page)
  })
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
