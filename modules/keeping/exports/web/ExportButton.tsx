import './texts.ts'
import { lazy, Suspense, useState } from 'react'
import type { z } from 'zod'
import type { ExportKind } from '#platform/contract/export-kind.ts'
import type { Filters } from '#platform/contract/fields.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { Button } from '#platform/web/look/Button.tsx'

const ExportDialog = lazy(() =>
  import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
)

export interface ExportButtonProps<Query extends z.ZodObject> {
  /** From the contract of the list's module. */
  kind: ExportKind<Query>
  /** What is exported, for the eye: 包裹. */
  title: string
  /** The list's filters as they stand; what is left out takes the kind's default. */
  query: z.input<Query>
  /** The same filters in words: 待領，A棟，11月1日–11月20日; '' when nothing is filtered. */
  words: string
  disabled?: boolean
  /** What the button says where a page has two. */
  label?: string
}

/** 匯出: opens the dialog that starts an export of a list and shows how far it is. Nothing for who may not. */
export function ExportButton<Query extends z.ZodObject>(props: ExportButtonProps<Query>) {
  const { kind, title, query, words, disabled, label } = props
  const t = useTexts('exports')
  const me = useMe()
  const [open, setOpen] = useState(false)
  if (!me || !hasPermission('exports.use', me)) return null
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {label ?? t('button')}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog
            kind={kind.name}
            title={title}
            query={codecOf(kind.query).encode(query) as Filters}
            words={words}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
