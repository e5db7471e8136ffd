import { type ComponentRef, useEffect, useRef, useState } from 'react'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { Input } from '#platform/web/antd/Input.tsx'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import type { ShiftChangeNow } from '../contract.ts'
import { type Sign, shownSuccessor, successorOf } from './use-sign.ts'

/** Who goes and who comes, what the next should know, and both signatures. */
export function SignPanel({ sign, successors }: { sign: Sign; successors: ShiftChangeNow['successors'] }) {
  const t = useTexts('shiftPage')
  const me = useMe()
  const fromName = me?.name ?? ''
  const toName = useRef<ComponentRef<typeof AutoComplete>>(null)
  // The list above is read first, so the page stays where it begins.
  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) toName.current?.focus({ preventScroll: true })
  }, [])
  // While a name is being typed that a colleague's begins with, nobody is an outsider yet.
  const [isTyping, setTyping] = useState(false)
  // Chosen, the list is out of the way: the next Ctrl Enter finishes.
  const [isListOpen, openList] = useState(false)
  const typed = sign.toName.trim()
  const isBegun = isTyping && successors.some((one) => shownSuccessor(successors, one).startsWith(typed))
  const isOutsider = typed !== '' && !isBegun && !successorOf({ successors }, typed)
  const finish = () => void sign.finish()
  useHotKey('Ctrl+Enter', 'shiftPage:finish', finish, { enabled: !sign.busy })
  return (
    <Panel title={t('sign')} pad="plain" className="sc-sign">
      <Field
        label={t('toName')}
        invalid={sign.complaint === 'toNameMissing' && !sign.toName.trim() ? t('toNameMissing') : undefined}
        hint={isOutsider && <Mark kind="note">{t('outsider')}</Mark>}
        help={isOutsider ? t('toOutsider') : undefined}
      >
        <AutoComplete
          value={sign.toName}
          placeholder={t('toNameHint')}
          maxLength={30}
          options={successors.map((one) => ({ value: shownSuccessor(successors, one) }))}
          filterOption={(typed, option) => option?.value.includes(typed.trim()) ?? false}
          defaultActiveFirstOption
          ref={toName}
          open={isListOpen}
          onOpenChange={openList}
          onChange={(name: string) => {
            sign.setToName(name)
            openList(!successorOf({ successors }, name.trim()))
          }}
          onSelect={() => openList(false)}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
        />
      </Field>
      <Field label={t('note')} optional>
        <Input.TextArea
          value={sign.note}
          placeholder={t('noteHint')}
          maxLength={300}
          autoSize={{ minRows: 1, maxRows: 5 }}
          onChange={(event) => sign.setNote(event.target.value)}
        />
      </Field>
      <SignatureField label={t('signFrom', { name: fromName })} disabled={sign.busy} onSign={sign.setFrom} />
      <SignatureField
        label={sign.toName.trim() ? t('signToOf', { name: sign.toName.trim() }) : t('signTo')}
        disabled={sign.busy}
        onSign={sign.setTo}
      />
      {sign.complaint === 'signMissing' && <Note tone="wait">{t('signMissing')}</Note>}
      {sign.failure && <Note tone="wait">{sign.failure}</Note>}
      <Button
        type="primary"
        size="large"
        block
        disabled={sign.busy}
        aria-busy={sign.busy}
        aria-keyshortcuts="Control+Enter"
        onClick={finish}
      >
        {t('finish')} <Key keys="Ctrl Enter" />
      </Button>
    </Panel>
  )
}
