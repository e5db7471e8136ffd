import { Switch as Plain } from 'antd'
import { dressed } from './dressed.tsx'

export const Switch = dressed(Plain)
