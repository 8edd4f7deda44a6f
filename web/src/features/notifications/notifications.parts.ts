export { NoticeChoices } from './NoticeChoices.tsx'
export { default as PushSwitch } from './PushSwitch.tsx'
