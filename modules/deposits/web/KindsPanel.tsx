import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type DepositKind, deposits } from '../contract.ts'

const api = client(deposits)

/** The kinds of deposits in their order: add, rename, move, retire. Cash stays. */
export function KindsPanel() {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<string>()
  const query = useQuery({
    queryKey: ['deposits', 'kinds'],
    queryFn: async () => (await api.listKinds({})).data,
  })
  const kinds = query.data ?? []

  async function run(act: () => Promise<unknown>, said?: string): Promise<boolean> {
    setFailure(undefined)
    try {
      await act()
      await queries.invalidateQueries({ queryKey: ['deposits', 'kinds'] })
      void queries.invalidateQueries({ queryKey: ['depositOptions'] })
      if (said) toast(said)
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      return false
    }
  }

  async function add() {
    const wanted = name.trim()
    if (wanted && (await run(() => api.addKind({ name: wanted }), t('kindAdded', { name: wanted }))))
      setName('')
  }

  function move(index: number, by: -1 | 1) {
    const numbers = kinds.map((kind) => kind.number)
    const [moved] = numbers.splice(index, 1)
    if (moved === undefined) return
    numbers.splice(index + by, 0, moved)
    void run(() => api.orderKinds({ numbers }))
  }

  return (
    <Panel
      title={t('kinds')}
      number={query.data && kinds.filter((kind) => !kind.isRetired).length}
      pad="plain"
    >
      <p className="lb-14 lb-quiet">{t('kindsLead')}</p>
      {query.isPending && <SkeletonRows columns={['1fr', 120]} rows={6} />}
      {query.isError && !query.data && (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void query.refetch()} />
      )}
      <ul className="dr-kinds">
        {kinds.map((kind, index) => (
          <KindRow
            key={kind.number}
            kind={kind}
            isFirst={index === 0}
            isLast={index === kinds.length - 1}
            onMove={(by) => move(index, by)}
            onChange={(change, said) => run(() => api.changeKind({ number: kind.number, ...change }), said)}
          />
        ))}
      </ul>
      <form
        className="dr-add"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field label={t('kindAdd')} invalid={failure}>
          <TextInput value={name} maxLength={12} placeholder={t('kindAddHint')} onText={setName} />
        </Field>
        <Button htmlType="submit" disabled={!name.trim()}>
          {t('kindAdd')}
        </Button>
      </form>
    </Panel>
  )
}

interface KindRowProps {
  kind: DepositKind
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onChange: (change: { name?: string; isRetired?: boolean }, said?: string) => Promise<boolean>
}

function KindRow({ kind, isFirst, isLast, onMove, onChange }: KindRowProps) {
  const t = useTexts('depositRecords')
  const [draft, setDraft] = useState<string>()
  const { name, isCash, isRetired } = kind

  async function rename() {
    const wanted = draft?.trim()
    if (!wanted || wanted === name) return setDraft(undefined)
    if (await onChange({ name: wanted }, t('renamed', { name: wanted }))) setDraft(undefined)
  }

  return (
    <li>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('up', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <span className="dr-up">
          <Icon name="down" />
        </span>
      </button>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('down', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Icon name="down" />
      </button>
      {draft === undefined ? (
        <>
          <span className={isRetired ? 'lb-grow lb-faint' : 'lb-grow'}>{name}</span>
          {isCash && <Mark kind="plain">{t('kindFixed')}</Mark>}
          {isRetired && <Mark kind="note">{t('kindRetired')}</Mark>}
          <Button type="text" onClick={() => setDraft(name)}>
            {t('rename')}
          </Button>
          {!isCash && (
            <Button type="text" onClick={() => void onChange({ isRetired: !isRetired })}>
              {t(isRetired ? 'bringBack' : 'retire')}
            </Button>
          )}
        </>
      ) : (
        <form
          className="lb-grow dr-rename"
          onSubmit={(event) => {
            event.preventDefault()
            void rename()
          }}
        >
          <TextInput aria-label={t('kindName')} value={draft} maxLength={12} onText={setDraft} autoFocus />
          <Button htmlType="submit">{t('save')}</Button>
        </form>
      )}
    </li>
  )
}
