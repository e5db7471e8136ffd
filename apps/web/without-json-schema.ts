import type { Plugin } from 'vite'

const ofJsonSchema = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/**
 * Leaves out of the browser what writes schemas down as JSON Schema, which the server does for /docs and a page never: every
 * schema has a method for it, so that the bundler cannot know (decision 007).
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'lobby:without-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ofJsonSchema.test(id)) return null
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) throw new Error(`${id} has another form`)
      const isGone = `const isGone = () => { throw new Error('there is no JSON Schema in a page') }`
      return [
        isGone,
        ...names.map((name) => `export { isGone as ${name} }`),
        'export { isGone as process }',
      ].join('\n')
    },
  }
}
