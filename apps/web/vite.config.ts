import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development everything that is neither a page nor a source file is the server's. */
const serverPaths =
  '^/(?!mgmt(/|$)|community/[^?]*\\.aspx|@|node_modules/|__|[^?]*\\.(tsx?|css|html|svg|png|ico|json|webmanifest)(\\?|$)|(\\?|$))'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  cacheDir: '../../.cache/vite',
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['../..'] },
    proxy: {
      [serverPaths]: { target: process.env['LOBBY_DEV_SERVER'] ?? 'http://127.0.0.1:8081', ws: true },
    },
  },
})
