import { useQuery } from '@tanstack/react-query'
import { members } from '#modules/staff/members/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Contact } from '../contract.ts'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'

const staff = client(members)

interface ContactForm {
  name: string
  accountId: string | null
  mobile: string
  email: string
}

/** Somebody whom alarms call. */
export function ContactDialog(props: EntryDialogProps<Contact>) {
  const t = useTexts('alarmCallsPage')
  const asked = useQuery({
    queryKey: ['members', 'staff'],
    queryFn: async () => (await staff.listStaff({})).data,
  })
  const fields: FormField<ContactForm>[] = [
    {
      ...textField<ContactForm>(t('personName'), 'name', { input: { autoFocus: true, maxLength: 20 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('needed')),
    },
    choiceField<ContactForm>(
      t('account'),
      'accountId',
      (asked.data ?? []).map(({ accountId, name }) => ({ value: accountId, label: name })),
      { none: t('noAccount'), help: t('accountHelp') },
    ),
    {
      ...textField<ContactForm>(t('mobile'), 'mobile', {
        optional: true,
        input: { maxLength: 10, inputMode: 'numeric' },
      }),
      wrong: ({ mobile }) => (mobile === '' || /^09\d{8}$/.test(mobile) ? undefined : t('mobileWrong')),
    },
    {
      ...textField<ContactForm>(t('mail'), 'email', { optional: true, input: { maxLength: 100 } }),
      wrong: ({ email }) => (email === '' || /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : t('mailWrong')),
    },
  ]
  return (
    <EntryDialog<Contact, ContactForm>
      {...props}
      part="contacts"
      fields={fields}
      idOf={({ contactId }) => contactId}
      formOf={(of) => ({
        name: of?.name ?? '',
        accountId: of?.accountId ?? null,
        mobile: of?.mobile ?? '',
        email: of?.email ?? '',
      })}
      entryOf={(form, contactId) => ({
        contactId,
        ...form,
        name: form.name.trim(),
        email: form.email.trim(),
      })}
    />
  )
}
