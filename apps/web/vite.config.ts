import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkTimeOut } from './chunk-time-out.ts'
import { packed } from './packed.ts'
import { pageLinks } from './page-links.ts'
import { startLinks } from './start-links.ts'
import { withoutJsonSchema } from './without-json-schema.ts'

/** In development everything that is neither a page nor a source file is the server's. */
const serverPaths =
  '^/(?!(mgmt|operator|board)(/|$)|community/[^?]*\\.aspx|@|node_modules/|__|[^?]*\\.(tsx?|css|html|svg|png|ico|json|webmanifest)(\\?|$)|(\\?|$))'

/**
 * Left to itself the first load is forty small pieces, of which each compresses badly, and a list seventy, for which a slow
 * line is asked one after the other. Schemas and words run first (main.tsx says why); what login, home and the frame need is one
 * piece, and start.tsx, which begins the program, none of it; what lists have in common, what many pages use, and Ant Design
 * are one piece each, loaded by the first page that needs it. Priorities are whole numbers; a piece takes what it imports along.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  {
    name: 'begin',
    test: /node_modules\/zod\/|platform\/web\/i18n\/|platform\/web\/antd\/locales|preload-helper/,
    priority: 5,
  },
  {
    name: 'first',
    test: /apps\/web\/(areas|modules|router|guard|ways|late)\.ts|web\/(frame\/Frame|look\/Look|input\/HotKeys|LoginPage|HomePage)\.tsx|(?<!modules\/(?:assemblies|assets|boards|building|charging|doors|duty|everyday|keeping|meals|money)\/[\w-]{1,40}\/)web\/\w{1,40}Tile\.tsx/,
    priority: 4,
  },
  { name: 'list', test: /platform\/web\/list\//, minShareCount: 2, priority: 3 },
  {
    name: 'shared',
    test: /\/(platform\/(?!web\/antd\/)|modules\/)/,
    minShareCount: 6,
    priority: 2,
  },
  {
    name: 'antd',
    test: /node_modules\/(antd|@ant-design|@rc-component)\/|platform\/web\/antd\//,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), chunkTimeOut(), startLinks(), pageLinks(), withoutJsonSchema(), packed()],
  cacheDir: '../../.cache/vite',
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // Safari before 17 fetches a page's parts a round later; all others would pay 640 bytes for it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: ['../..'] },
    proxy: {
      [serverPaths]: { target: process.env['LOBBY_DEV_SERVER'] ?? 'http://127.0.0.1:8081', ws: true },
    },
  },
})
