import type { SentChannel } from '../shapes.ts'

interface Preset {
  name: 'presetEvery8d' | 'presetMitake' | 'presetJson'
  settings: Record<string, string>
}

const json: Record<string, string> = {
  url: 'https://',
  request: 'json',
  answerForm: 'json',
  statusField: 'status',
  goodValues: 'ok',
  refusedValues: 'refused',
  idField: 'id',
}

/** Field names and answers as gateways that send text messages publish them; a further one is one more entry. */
const smsPresets: readonly Preset[] = [
  {
    name: 'presetEvery8d',
    settings: {
      url: 'https://api.e8d.tw/API21/HTTP/sendSMS.ashx',
      request: 'form',
      fields: 'UID={account}\nPWD={password}\nMSG={text}\nDEST={to}',
      answerForm: 'list',
      statusField: '0',
      goodValues: '>=0',
      refusedValues: '<0',
      idField: '4',
    },
  },
  {
    name: 'presetMitake',
    settings: {
      url: 'https://smsapi.mitake.com.tw/api/mtk/SmSend',
      request: 'form',
      fields:
        'username={account}\npassword={password}\ndstaddr={to}\nsmbody={text}\nclientid={key}\nCharsetURL=UTF8',
      answerForm: 'lines',
      statusField: 'statuscode',
      goodValues: '0,1,2,4',
      refusedValues: 'c,d,e,f,h,k,l,m,n,p,s,t,u,v,w,x,y,z',
      idField: 'msgid',
    },
  },
  {
    name: 'presetJson',
    settings: { ...json, fields: 'to={to}\ntext={text}\nkey={key}\ntoken={password}' },
  },
]

/** What may be filled in at once, by channel. */
export const gatewayPresets: Partial<Record<SentChannel, readonly Preset[]>> = {
  sms: smsPresets,
  voice: [
    {
      name: 'presetJson',
      settings: { ...json, fields: 'to={to}\ntext={text}\ncallback={callback}\nkey={key}\ntoken={password}' },
    },
  ],
}
