import { type Fault, faultsIn } from './fault.ts'

const form = 'web/src/kernel/form/use-write-form.ts'
const dialogs = ['web/src/kernel/form/forms.alone.test.tsx'] as const
const charge = 'web/src/features/wallet/ChargeForm.tsx'
const charged = ['web/src/features/wallet/charge-form.alone.test.tsx'] as const
const attached = ['web/src/features/messages/attachments.alone.test.tsx'] as const
const kept = ['web/src/kernel/keep-reads.alone.test.ts'] as const
const later = 'web/src/kernel/send-later/later.rules.ts'
const laterRules = ['web/src/kernel/send-later/later.rules.test.ts'] as const
const queued = ['web/src/kernel/send-later/queue.test.ts'] as const

/** Components of the panel, and what is kept on a device. */
export const panelFaults: readonly Fault[] = [
  {
    name: 'the file of a new question is dropped',
    kind: 'component',
    file: 'web/src/features/messages/AskDialog.tsx',
    text: '      attach.to(data?.id, file)\n',
    becomes: '      void attach\n      void file\n',
    seenBy: attached,
  },
  ...faultsIn(
    'component',
    'web/src/features/messages/WriteBox.tsx',
    attached,
  )({
    'an attachment goes along with the next answer': [
      "    start: { Id: question.id, Answer: '' },\n    checks: { body: AnswerBody },\n    onDone: ({ data }, { reset }) => {\n      reset()\n      attach.to(data?.id, file)\n      setFile(null)\n",
      "    start: { Id: question.id, Answer: '' },\n    checks: { body: AnswerBody },\n    onDone: ({ data }, { reset }) => {\n      reset()\n      attach.to(data?.id, file)\n",
    ],
    'an attachment goes along with the next question': [
      '    checks: { body: AskOnBody },\n    onDone: ({ data }, { reset }) => {\n      reset()\n      attach.to(data?.id, file)\n      setFile(null)\n',
      '    checks: { body: AskOnBody },\n    onDone: ({ data }, { reset }) => {\n      reset()\n      attach.to(data?.id, file)\n',
    ],
  }),
  {
    name: 'a file is sent without what it belongs to',
    kind: 'component',
    file: 'web/src/features/messages/attach.tsx',
    text: 'body: { Id: id, File: file }',
    becomes: 'body: { Id: 0 * id, File: file }',
    seenBy: attached,
  },
  ...faultsIn(
    'component',
    charge,
    charged,
  )({
    'an amount stays after its charge': ['sayDone((_done, { reset }) => reset())', 'sayDone()'],
    'a sum is asked for that is ten times too small': [
      'words.ask(formatRial(Amount ?? 0))',
      'words.ask(formatRial((Amount ?? 0) / 10))',
    ],
    'a sum is sent that is ten times too small': [
      "Amount: Amount ?? ''",
      "Amount: Amount === null ? '' : Amount / 10",
    ],
    'a deduction adds': [
      "charge === 'add' ? 'addCharge' : 'deductCharge'",
      "charge === 'add' ? 'deductCharge' : 'addCharge'",
    ],
  }),
  {
    name: 'what a wallet then holds is what it held',
    kind: 'component',
    file: 'web/src/features/wallet/charge.text.ts',
    text: "const after = charge === 'add' ? balanceRial + amountRial : balanceRial - amountRial",
    becomes: 'const after = balanceRial',
    seenBy: charged,
  },
  ...faultsIn(
    'component',
    form,
    dialogs,
  )({
    'a form is never busy': ['    busy,\n', '    busy: false,\n'],
    'a form is sent with faults': [
      'if (Object.keys(findIn(by, latest.current)).length === 0) goOn()',
      'if (Object.keys(findIn(by, latest.current)).length >= 0) goOn()',
    ],
    'a refusal of a field stays after it was changed': [
      '(refused && isSame(refused.of[name], values[name]) ? refused.placed[name] : undefined)',
      'refused?.placed[name]',
    ],
    'a refusal of a field is said above the form': [
      'if (field !== undefined && Object.hasOwn(sent, field))',
      "if (field === 'none' && Object.hasOwn(sent, field))",
    ],
  }),
  ...faultsIn(
    'component',
    'web/src/kernel/use-write.ts',
    dialogs,
  )({
    'what is had before a write is not sent': ['options.prepare ? options.prepare(asked) : asked', 'asked'],
    'what is sent again after a lost connection is another': [
      'unsure?.asked === asked ? unsure : null',
      'null as typeof unsure',
    ],
    'what was answered keeps its key': [
      '      const data = await send(input, key)\n      unsure = null\n',
      '      const data = await send(input, key)\n',
    ],
  }),
  {
    name: 'a dialog closes while it is sent',
    kind: 'component',
    file: 'web/src/kernel/form/FormDialog.tsx',
    text: 'const close = form.busy ? () => undefined : props.onClose',
    becomes: 'const close = props.onClose',
    seenBy: dialogs,
  },
  {
    name: 'a form is sent a second time while it is sent',
    kind: 'component',
    file: 'web/src/kernel/form/Form.tsx',
    text: 'if (!form.busy && !leadsToUnchosen',
    becomes: 'if (!leadsToUnchosen',
    seenBy: dialogs,
  },
  ...faultsIn(
    'component',
    'web/src/kernel/ConfirmWrite.tsx',
    dialogs,
  )({
    'a confirmed act says nothing of its failure': ['write.error !== null', 'write.isPaused'],
    'a confirmed act leaves its dialog open': ['      onClose()\n      onDone?.()\n', '      onDone?.()\n'],
    'a confirmed act closes while it is sent': ['busy={write.isPending}', 'busy={false}'],
  }),
  {
    name: 'what a write changed is not read anew',
    kind: 'changes',
    file: 'web/src/kernel/use-write.ts',
    text: 'refreshAbout(client, calls[key].changes ?? [])',
    becomes: 'refreshAbout(client, [])',
    seenBy: dialogs,
  },
  ...faultsIn(
    'component',
    'web/src/kernel/kept-reads.ts',
    kept,
  )({
    'telephone numbers are kept on a phone': [
      'meta?.isOwn ? state.data : withoutNumbers(state.data)',
      'meta?.isOwn ? state.data : (void withoutNumbers, state.data)',
    ],
    'a number in a text is kept on a phone': [
      "  if (typeof data === 'string') return data.replaceAll(mobile, '')\n",
      '  void mobile\n',
    ],
    'reads are kept where «remember me» was left out': [
      'const mayKeep = () => isRemembered() && currentSession() !== null',
      'const mayKeep = () => void isRemembered() !== currentSession() && currentSession() !== null',
    ],
  }),
  ...faultsIn(
    'boundary',
    'web/src/kernel/kept-reads.ts',
    kept,
  )({
    'what is older than a week is found': [
      'if (!kept || kept.at < Date.now() - oldestMs || !mayKeep()) return',
      'if (!kept || !mayKeep()) return',
    ],
    'a long list is kept': ['rows.length > mostRows', 'rows.length > 2 * mostRows'],
  }),
  {
    name: 'what may have come can be taken back',
    kind: 'component',
    file: later,
    text: "stage === 'waiting' && leftAt === null",
    becomes: "stage === 'waiting' && leftAt !== undefined",
    seenBy: laterRules,
  },
  {
    name: 'what may have come is sent when the server has forgotten its key',
    kind: 'boundary',
    file: later,
    text: 'const keyLivesMs = 23 * hourMs',
    becomes: 'const keyLivesMs = 25 * hourMs',
    seenBy: laterRules,
  },
  {
    name: 'what is refused later goes without a word',
    kind: 'component',
    file: 'web/src/kernel/send-later/queue.ts',
    text: 'show(standing.has(key) ? without(items, key) : refused(items, key, sentenceOf(error)))',
    becomes: 'show(without(items, key))',
    seenBy: queued,
  },
]
