import { shortestPassword } from '@bargah/contract/features/auth/auth.schema.ts'
import { passwordRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { hashPassword, refusalOfPassword } from '../features/auth/auth.api.ts'
import { type Database, transaction, violates } from '../kernel/database.ts'
import { insertAdmin, isNameTaken } from './people.store.ts'

const namePattern = /^[a-zA-Z0-9._-]{3,50}$/

const nameRefusal =
  'نام کاربری باید ۳ تا ۵۰ نویسه از حروف لاتین، رقم، نقطه، خط تیره و زیرخط باشد.\n' +
  'A username has 3 to 50 Latin letters, digits, dots, hyphens and underscores.'
const passwordRefusal = 'گذرواژه باید دست‌کم ۸ نویسه باشد.\nA password has at least 8 characters.'
const weakPassword = {
  common_password: 'Many use this password, and it is soon guessed; choose another one.',
  holds_own_name: 'A password does not hold the username.',
}
const takenRefusal = (username: string) =>
  `نام کاربری ${username} پیش‌تر گرفته شده است؛ نام دیگری بدهید.\n` +
  `The username ${username} is taken; give another one.`

/** In: a wish for an account. Out: the sentence that says what is wrong with it, or null. */
function faultOfAdmin({ username, password }: { username: string; password: string }): string | null {
  if (!namePattern.test(username)) return nameRefusal
  if (password.length < shortestPassword) return passwordRefusal
  const refusal = refusalOfPassword(password, [username])
  return refusal && `${passwordRefusals[refusal]}\n${weakPassword[refusal]}`
}

/** Makes the account of an administrator. Throws a sentence when name or password will not do or the name is taken. */
export async function createAdmin(
  database: Database,
  wish: { username: string; password: string },
): Promise<void> {
  const fault = faultOfAdmin(wish)
  if (fault) throw new Error(fault)
  const { username } = wish
  const passwordHash = await hashPassword(wish.password)
  try {
    await transaction(database, async (tx, now) => {
      if (await isNameTaken(tx, username)) throw new Error(takenRefusal(username))
      await insertAdmin(tx, { username, passwordHash, fullName: roleLabels.Admin, createdAt: now })
    })
  } catch (error) {
    if (violates(error, 'users_by_name')) throw new Error(takenRefusal(username), { cause: error })
    throw error
  }
}
