import { lengthOf } from '#platform/contract/cut.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { type FormField, longTextField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { mostWords, noticeChanged, type Publishing } from '../contract.ts'
import { noticesApi } from './use-notices.ts'

const codes = [noticeChanged().code]

interface SaidForm {
  title: string
  content: string
}

interface UpdateDialogProps {
  notice: Publishing
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Changes what a running take-over says, on the screens that show it already too. */
export function UpdateDialog({ notice: given, refresh, onClose }: UpdateDialogProps) {
  const t = useTexts('emergencyPage')
  const fields: FormField<SaidForm>[] = [
    {
      ...textField<SaidForm>(t('name'), 'title', { input: { maxLength: 20, autoFocus: true } }),
      wrong: ({ title }) => (title.trim() ? undefined : t('nameMissing')),
    },
    {
      ...longTextField<SaidForm>(t('content'), 'content', { rows: 5, maxLength: mostWords }),
      wrong: ({ content }) => (content.trim() ? undefined : t('contentMissing')),
    },
  ]
  return (
    <CorrectionDialog<Publishing, SaidForm>
      title={t('updateTitle')}
      confirm={t('updateGo', { count: given.targets.length })}
      given={given}
      codes={codes}
      formOf={({ title, content }) => ({ title, content })}
      fields={fields}
      newest={async () =>
        (await noticesApi.listPublishing({})).data.find(({ noticeId }) => noticeId === given.noticeId)
      }
      frame={(drawn, { form }) => (
        <>
          <p className="lb-quiet">{t('updateText')}</p>
          {drawn}
          <p className="lb-14 lb-quiet">{t('count', { count: lengthOf(form.content) })}</p>
        </>
      )}
      send={async ({ form, seen, retry }) => {
        const { noticeId, rowVersion } = seen
        const said = { title: form.title.trim(), content: form.content.trim() }
        await noticesApi.changeNotice({ noticeId, rowVersion, ...said }, retry)
        void refresh()
        toast(t('updated'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
