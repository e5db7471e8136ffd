import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkTimeOut } from './chunk-time-out.ts'

/** In development everything that is neither a page nor a source file is the server's. */
const serverPaths =
  '^/(?!(mgmt|operator)(/|$)|community/[^?]*\\.aspx|@|node_modules/|__|[^?]*\\.(tsx?|css|html|svg|png|ico|json|webmanifest)(\\?|$)|(\\?|$))'

/**
 * Left to itself the first load is forty small pieces, of which each compresses badly. Schemas and words run first (main.tsx
 * says why); what login, home and the frame need is one piece, and start.tsx, which begins the program, none of it.
 */
const groups = [
  {
    name: 'begin',
    test: /node_modules\/(zod|i18next)\/|platform\/web\/i18n\/|platform\/web\/antd\/locales|preload-helper/,
    priority: 2,
  },
  {
    name: 'first',
    test: /apps\/web\/(modules|router|guard|ways)\.ts|web\/(frame\/Frame|LoginPage|HomePage|\w+Tile)\.tsx/,
    priority: 1,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), chunkTimeOut()],
  cacheDir: '../../.cache/vite',
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
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
