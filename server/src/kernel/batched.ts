type Waiting<Asked, Answer> = {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Makes one trip of many: what is asked while a batch is on its way waits for the next, which takes all of it. Nobody
 * waits when nothing is on its way, and no answer is older than its question. In: what answers all, in their order, and how many
 * are asked at once at most: so many that wait leave by themselves, or a slow trip would bound how many are answered.
 */
export function batched<Asked, Answer>(
  answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  most = Number.POSITIVE_INFINITY,
) {
  const waiting: Waiting<Asked, Answer>[] = []
  let isRunning = false

  async function answerWaiting(): Promise<void> {
    const batch = waiting.splice(0, most)
    try {
      const answers = await answerAll(batch.map(({ asked }) => asked))
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) await answerWaiting()
    isRunning = false
  }

  return (asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (!isRunning) void run()
      else if (waiting.length >= most) void answerWaiting()
    })
}
