import './formatted-text.css'
import './editor.css'
import './editor-texts.ts'
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { inBox } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { files } from '#modules/keeping/files/contract.ts'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import type { FormattedText } from '../contract.ts'
import { fromEditor, toEditor } from './convert.ts'
import { picture } from './picture-node.ts'

const api = client(files)
const linkOf = async (path: string) => (await api.openLink({ path })).data.url

interface TextEditorProps {
  /** What it is called, for screen readers. */
  label: string
  /** What it begins with; afterwards the editor holds it, until something else is given: what a colleague wrote meanwhile. */
  value: FormattedText
  onText: (text: FormattedText) => void
}

const makeEditor = (
  { label, value }: TextEditorProps,
  element: HTMLElement,
  changed: (editor: Editor) => void,
) =>
  new Editor({
    element,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2] },
        blockquote: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        italic: false,
        strike: false,
        underline: false,
        link: { openOnClick: false, protocols: ['tel', 'mailto'], defaultProtocol: 'https' },
      }),
      picture(linkOf),
    ],
    content: toEditor(value),
    editorProps: {
      // A list has one level: Tab goes on to what comes after the text. Ctrl Enter is the page's.
      handleDOMEvents: {
        keydown: (_, { key, ctrlKey, metaKey }) => key === 'Tab' || (key === 'Enter' && (ctrlKey || metaKey)),
      },
      attributes: { class: 'ft-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onUpdate: ({ editor }) => changed(editor),
  })

/** Writes a formatted text: headings, bold words, lists, links and pictures; nothing else can get into it. */
export function TextEditor(props: TextEditorProps) {
  const t = useTexts('textEditor')
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const first = useRef(props)
  const latest = useRef(props.onText)
  const held = useRef(props.value)
  latest.current = props.onText
  const [editor, setEditor] = useState<Editor>()
  const [, setTurn] = useState(0)
  const [link, setLink] = useState<string>()

  useEffect(() => {
    if (!place.current) return
    const made = makeEditor(first.current, place.current, (of) => {
      held.current = fromEditor(of.getJSON())
      latest.current(held.current)
    })
    const look = () => setTurn((nth) => nth + 1)
    made.on('transaction', look)
    setEditor(made)
    return () => made.destroy()
  }, [])

  const { value } = props
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(held.current)) return
    held.current = value
    editor?.commands.setContent(toEditor(value), { emitUpdate: false })
  }, [editor, value])

  async function addPictures(chosen: FileList | null) {
    for (const file of chosen ?? []) {
      const path = await uploadImage('news', file).catch(inBox)
      if (path) editor?.chain().focus().insertContent({ type: 'picture', attrs: { path } }).run()
    }
  }

  function keepLink() {
    const to = link?.trim() ?? ''
    const href = !to || /^(https?:|tel:|mailto:)/.test(to) ? to : `https://${to}`
    const chain = editor?.chain().focus().extendMarkRange('link')
    if (href) chain?.setLink({ href }).run()
    else chain?.unsetLink().run()
    setLink(undefined)
  }

  const acts = [
    ['heading', 'H', () => editor?.chain().focus().toggleHeading({ level: 2 }).run()],
    ['bold', 'B', () => editor?.chain().focus().toggleBold().run()],
    ['bulletList', '•', () => editor?.chain().focus().toggleBulletList().run()],
    ['orderedList', '1.', () => editor?.chain().focus().toggleOrderedList().run()],
    ['link', t('linkShort'), () => setLink(String(editor?.getAttributes('link')['href'] ?? ''))],
  ] as const
  return (
    <div className="ft-editor">
      <div className="ft-editor-bar" role="toolbar" aria-label={t('tools')}>
        {acts.map(([name, sign, act]) => (
          <button
            key={name}
            type="button"
            aria-label={t(name)}
            title={t(name)}
            aria-pressed={editor?.isActive(name) ?? false}
            onClick={act}
          >
            <span aria-hidden="true" data-sign={sign} />
          </button>
        ))}
        <button
          type="button"
          aria-label={t('picture')}
          title={t('picture')}
          onClick={() => input.current?.click()}
        >
          {t('pictureShort')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('picture')}
          onChange={({ target }) => {
            void addPictures(target.files).then(() => {
              target.value = ''
            })
          }}
        />
      </div>
      <div className="ft-editor-area" ref={place} />
      {link !== undefined && (
        <div className="ft-editor-links">
          <TextInput
            aria-label={t('linkAddress')}
            placeholder="https://"
            value={link}
            maxLength={500}
            onText={setLink}
          />
          <Button onClick={keepLink}>{t('linkKeep')}</Button>
          <Button onClick={() => setLink(undefined)}>{t('linkLeave')}</Button>
        </div>
      )}
    </div>
  )
}
