import { router } from './whole.ts'

// `npm run --silent routes`: every page path, one a line.
const paths = Object.keys(router.routesByPath).filter((path) => path !== '/')
for (const path of paths.sort()) console.log(path.replace(/\$(\w+)/g, '{$1}').replace(/\/$/, '') || '/')
