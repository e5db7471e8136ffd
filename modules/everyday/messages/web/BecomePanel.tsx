import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { repairNumber } from '#modules/assets/repairs/contract.ts'
import { newsDetailPath, newsEditPath } from '#modules/everyday/news/web/public.ts'
import { repairsPath } from '#modules/assets/paths.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { FormFields, type FormField, isWrong, textField } from '#platform/web/form/fields.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { MessageDetail } from '../shapes.ts'
import { messagesApi as api, useMessageChanges } from './queries.ts'

/** What a message becomes: a repair, or a draft of news; where it became one, the way there. */
export function BecomePanel({ message }: { message: MessageDetail }) {
  const t = useTexts('messagesPage')
  const allowed = useAllowed()
  const [asking, setAsking] = useState<'repair' | 'news'>()
  const { repair, newsId } = message
  const mayRepair = allowed([{ can: 'repairs.report', service: [11] }]).length > 0
  const mayPublish = allowed([{ can: 'news.edit', service: [46] }]).length > 0
  useHotKey('Alt+6', 'messagesPage:repair', () => setAsking('repair'), { enabled: mayRepair && !repair })
  useHotKey('Alt+7', 'messagesPage:news', () => setAsking('news'), { enabled: mayPublish && !newsId })
  return (
    <>
      {repair ? (
        <p className="lb-line">
          <Icon name="wrench" />
          <Link to={repairsPath} search={{ view: 'all', open: repair.caseId }} className="lb-link">
            {t('repairOf', { number: repairNumber(repair.number) })}
          </Link>
          <span className="lb-14 lb-quiet">{t(repair.isOpen ? 'repairOpen' : 'repairOver')}</span>
        </p>
      ) : (
        mayRepair && (
          <Button
            block
            type="primary"
            icon={<Icon name="wrench" />}
            aria-keyshortcuts="Alt+6"
            onClick={() => setAsking('repair')}
          >
            {t('repair')} <Key keys="Alt+6" />
          </Button>
        )
      )}
      {newsId ? (
        <p className="lb-line">
          <Icon name="mega" />
          <Link to={newsDetailPath(newsId)} className="lb-link">
            {t('newsOf')}
          </Link>
        </p>
      ) : (
        mayPublish && (
          <Button
            block
            icon={<Icon name="mega" />}
            aria-keyshortcuts="Alt+7"
            onClick={() => setAsking('news')}
          >
            {t('news')} <Key keys="Alt+7" />
          </Button>
        )
      )}
      {asking && <BecomeDialog message={message} kind={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

interface BecomeDialogProps {
  message: MessageDetail
  kind: 'repair' | 'news'
  onClose: () => void
}

function BecomeDialog({ message, kind, onClose }: BecomeDialogProps) {
  const t = useTexts('messagesPage')
  const again = useMessageChanges()
  const goTo = useNavigate()
  const { messageId, rowVersion, label } = message
  const [form, setForm] = useState({ title: message.title.slice(0, 60), place: label.slice(0, 40) })
  const isRepair = kind === 'repair'
  const fields: FormField<typeof form>[] = [
    {
      ...textField<typeof form>(t(isRepair ? 'repairTitle' : 'newsTitle'), 'title', {
        input: { maxLength: isRepair ? 60 : 100 },
      }),
      wrong: ({ title }) => (title.trim() ? undefined : t(isRepair ? 'repairNeeded' : 'titleNeeded')),
    },
    ...(isRepair
      ? [textField<typeof form>(t('repairPlace'), 'place', { optional: true, input: { maxLength: 40 } })]
      : []),
  ]
  const act = useSubmit(
    async (retry) => {
      const title = form.title.trim()
      const seen = { messageId, rowVersion, title }
      if (isRepair) {
        await api.makeRepair({ ...seen, place: form.place.trim(), caseId: retry.idOf(form) }, retry)
        toast(t('repairDone'))
        onClose()
      } else {
        const newsId = retry.idOf(form)
        await api.makeNews({ ...seen, newsId }, retry)
        toast(t('newsDone'))
        void goTo({ to: newsEditPath, search: { id: newsId } })
      }
      void again()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog title={t(kind)} confirm={t(isRepair ? 'repairMake' : 'newsMake')} act={act} onClose={onClose}>
      <p className="lb-quiet">{t(isRepair ? 'repairText' : 'newsText')}</p>
      <FormFields
        fields={fields}
        form={form}
        change={(part) => setForm((old) => ({ ...old, ...part }))}
        tried={act.tried}
      />
    </ActDialog>
  )
}
