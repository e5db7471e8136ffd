import './hot-key-sheet.css'
import { useId } from 'react'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { useModalDialog } from '#platform/web/look/use-modal-dialog.ts'
import type { HotKey } from './hot-keys.ts'
import { Layer } from './Layer.tsx'

/** What the keys do now: those of this screen first, then those that work on any screen. */
export function HotKeySheet({ hotKeys, onClose }: { hotKeys: readonly HotKey[]; onClose: () => void }) {
  const t = useTexts('platform')
  const dialog = useModalDialog()
  const id = useId()
  const here = hotKeys.filter((key) => key.scope === 'screen')
  const everywhere = hotKeys.filter((key) => key.scope !== 'screen')
  return (
    <dialog
      className="lb-key-sheet"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Layer>{null}</Layer>
      <div className="lb-key-sheet-head">
        <h2 id={id}>{t('hotKeys')}</h2>
        <button type="button" className="lb-icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="lb-key-sheet-body">
        {here.length === 0 && <p className="lb-quiet">{t('hotKeysNone')}</p>}
        <KeyList title={t('hotKeysHere')} hotKeys={here} />
        <KeyList title={t('hotKeysEverywhere')} hotKeys={everywhere} />
        <p className="lb-14 lb-quiet">{t('hotKeysNote')}</p>
      </div>
    </dialog>
  )
}

function KeyList({ title, hotKeys }: { title: string; hotKeys: readonly HotKey[] }) {
  if (hotKeys.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="lb-keys">
        {hotKeys.map((key) => (
          <li key={key.key}>
            {textOf(key.text)}
            <Key keys={key.key} spoken />
          </li>
        ))}
      </ul>
    </section>
  )
}
