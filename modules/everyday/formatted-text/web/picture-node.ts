import { Node } from '@tiptap/core'

/** A picture in the editor, known by its path; where it can be had is asked for when it is drawn. */
export const picture = (linkOf: (path: string) => Promise<string>) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    addAttributes: () => ({ path: { default: '' } }),
    // Nothing that is pasted becomes a picture of ours: a path is made by an upload alone.
    parseHTML: () => [],
    renderHTML: () => ['span', {}],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img')
        dom.className = 'ft-picture'
        dom.alt = ''
        void linkOf(String(node.attrs['path'])).then(
          (url) => {
            dom.src = url
          },
          () => undefined,
        )
        return { dom }
      },
  })
