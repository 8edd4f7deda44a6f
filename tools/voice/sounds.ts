/**
 * How each piece of the voice sounds, since a synthesiser guesses the vowels that Persian does not write. One letter a
 * sound: `a` as in سر, `A` as in سار, `O` long as in نوبت; `c` چ, `j` ج, `S` ش, `Z` ژ, `x` خ, `q` ق and غ, `?` a
 * pause of the throat. The last vowel of a word is stressed, or that before its `-`, or the one that `'` stands before.
 */
const numbers = `
صفر=sefr یک=yek دو=do سه=se چهار=cahAr پنج=panj شش=SeS هفت=haft هشت=haSt نه=noh ده=dah
یازده=yAzdah دوازده=davAzdah سیزده=sizdah چهارده=cahArdah پانزده=pAnzdah شانزده=SAnzdah هفده=hefdah هجده=hejdah نوزده=nuzdah
بیست=bist سی=si چهل=cehel پنجاه=panjAh شصت=Sast هفتاد=haftAd هشتاد=haStAd نود=navad
بیست_و=bist-o سی_و=si-yo چهل_و=cehel-o پنجاه_و=panjAh-o شصت_و=Sast-o هفتاد_و=haftAd-o هشتاد_و=haStAd-o نود_و=navad-o
صد=sad دویست=devist سیصد=sisad چهارصد=cahArsad پانصد=pAnsad ششصد=SeSsad هفتصد=haftsad هشتصد=haStsad نهصد=nohsad
صد_و=sad-o دویست_و=devist-o سیصد_و=sisad-o چهارصد_و=cahArsad-o پانصد_و=pAnsad-o ششصد_و=SeSsad-o هفتصد_و=haftsad-o هشتصد_و=haStsad-o نهصد_و=nohsad-o
هزار=hezAr هزار_و=hezAr-o میلیون=milyun میلیون_و=milyun-o میلیارد=milyArd میلیارد_و=milyArd-o
و=va و_نیم=o_nim و_ربع=o_rob? صدم=sadom هزارم=hezArom کمتر_از=kamtar_az
اول=avval دوم=dovvom سوم=sevvom چهارم=cahArom پنجم=panjom ششم=SeSom هفتم=haftom هشتم=haStom نهم=nohom دهم=dahom
ساعت=sA?at-e دقیقه=daqiqe امروز=emruz فردا=fardA شنبه=Sanbe یکشنبه=yekSanbe دوشنبه=doSanbe سه‌شنبه=seSanbe چهارشنبه=cahArSanbe پنجشنبه=panjSanbe جمعه=jom?e
تومان=tumAn کیلومتر=kilumetr تن=ton تن_و=ton-o کیلو=kilu کیلوگرم=kilugeram نفر=nafar بار=bAr نوبت=nObat
پلاک=pelAk-e ایران=irAn الف=alef بِ=be پِ=pe تِ=te ثِ=se جیم=jim چِ=ce حِ=he خِ=xe دال=dAl ذال=zAl رِ=re زِ=ze ژِ=Ze سین=sin شین=Sin
صاد=sAd ضاد=zAd طا=tA ظا=zA عین=?eyn غین=qeyn فِ=fe قاف=qAf کاف=kAf گاف=gAf لام=lAm میم=mim نون=nun واو=vAv هِ=he یِ=ye`

const towns = `
تهران=tehrAn مشهد=maShad اصفهان=esfahAn کرج=karaj شیراز=SirAz تبریز=tabriz قم=qom اهواز=ahvAz کرمانشاه=kermAnSAh ارومیه=orumiye رشت=raSt زاهدان=zAhedAn همدان=hamedAn کرمان=kermAn یزد=yazd اردبیل=ardebil
بندرعباس=bandar_abbAs اراک=arAk زنجان=zanjAn سنندج=sanandaj قزوین=qazvin گرگان=gorgAn ساری=sAri کاشان=kASAn دزفول=dezful نیشابور=neySAbur سبزوار=sabzevAr بروجرد=borujerd بجنورد=bojnurd بوشهر=buSehr ساوه=sAve
بیرجند=birjand سیرجان=sirjAn شهرکرد=Sahrekord سمنان=semnAn خرم‌آباد=xorramAbAd ایلام=ilAm یاسوج=yAsuj میبد=meybod عسلویه=asaluye چابهار=cAbahAr خرمشهر=xorramSahr آبادان=AbAdAn رفسنجان=rafsanjAn بم=bam
شاهرود=SAhrud اسلامشهر=eslAmSahr شهریار=SahriyAr ورامین=varAmin قشم=qeSm آمل=Amol بابل=bAbol خوی=xoy مراغه=marAqe ملایر=malAyer نجف‌آباد=najafAbAd شاهین‌شهر=SAhinSahr مبارکه=mobArake اندیمشک=andimeSk
بندر=bandar-e ماهشهر=mAhSahr امام_خمینی=emAm_xomeyni شهید_رجایی=Sahid_rajA?i لنگه=lenge انزلی=anzali`

const goods = `
گندم=gandom جو=jO ذرت=zorrat برنج=berenj کنجاله=konjAle سویا=soyA دانه_روغنی=dAne_ye_rOqani شکر=Sekar خام=xAm چغندرقند=coqondar_qand سیب‌زمینی=sibzamini پیاز=piyAz گوجه‌فرنگی=gOje_farangi هندوانه=hendevAne مرکبات=morakkabAt سیب=sib
خرما=xormA پسته=peste علوفه=olufe کاه=kAh پنبه=panbe آرد=Ard روغن_خوراکی=rOqan-e_xorAki رب=rob کنسرو=konserv نوشابه=nuSAbe آب_معدنی=Ab-e_ma?dani لبنیات=labaniyAt گوشت=guSt مرغ=morq ماهی=mAhi تخم‌مرغ=toxm-e_morq
خوراک_دام=xorAk-e_dAm نمک=namak چای=cAy سنگ=sang آهن=Ahan کنسانتره=konsAntre گندله=gandole زغال‌سنگ=zoqAl_sang سنگ_آهن=sang-e_Ahan سنگ_مس=sang-e_mes سنگ_گچ=sang-e_gac سنگ_آهک=sang-e_Ahak سنگ_ساختمانی=sang-e_sAxtemAni کرومیت=koromit بنتونیت=bentonit
شن=Sen ماسه=mAse خاک=xAk کلینکر=kelinker سیمان=simAn سیمان_پاکتی=simAn-e_pAkati سیمان_فله=simAn-e_falle گچ=gac آجر=Ajor بلوک=boluk کاشی=kASi سرامیک=serAmik ایزوگام=izogAm شیشه=SiSe چوب=cub تخته=taxte ام‌دی‌اف=em_di_ef
میلگرد=milgerd تیرآهن=tirAhan ورق=varaq ورق_فولادی=varaq-e_fulAdi کلاف=kalAf لوله=lule پروفیل=profil شمش=SemS ضایعات_آهن=zAye?At-e_Ahan قیر=qir بنزین=benzin گازوئیل=gAzo?il نفت_کوره=naft-e_kure گاز_مایع=gAz-e_mAye?
مواد_پلیمری=mavAd-e_polimeri کود_شیمیایی=kud-e_SimiyA?i گوگرد=gugerd اسید=asid روغن_موتور=rOqan-e_motor لوازم_خانگی=lavAzem-e_xAnegi ماشین‌آلات=mASinAlAt لاستیک=lAstik کاغذ=kAqaz مقوا=moqavvA پارچه=pArce نخ=nax کانتینر=kAnteyner`

const sentences = `
نوبت_شما=nObat-e_SomA
نفر_جلوتر_از_شما=nafar_jelOtar_az_SomA
نفر_اول_صف_هستید=nafar-e_avval-e_saf_h'astid
اعلام_بار_بعدی=e?lAm-e_bAr-e_ba?di
اعلام_بار_باز_شد=e?lAm-e_bAr_bAz_Sod
اعلام_بار_باز_است=e?lAm-e_bAr_bAz_ast
بار_برای_تریلی_شما=bAr_barA-ye_tereyli-ye_SomA
بار_برای_کامیون_شما=bAr_barA-ye_kAmiyun-e_SomA
دقیقه_وقت_دارید=daqiqe_vaqt_dArid
کمتر_از_یک_دقیقه_مانده=kamtar_az_yek_daqiqe_mAnde
فهرست‌ها_بسته_شد=fehresthA_baste_Sod
نتیجه_تا_چند_لحظهٔ_دیگر_می‌آید=natije_tA_cand_lahze-ye_digar_m'iAyad
نوبت_ندارید=nObat_n'adArid
سالن=sAlon-e
کیلومتر_است=kilumetr_ast
نفر_در_صف=nafar_dar_saf
کسی_در_صف_نیست=kasi_dar_saf_n'ist
تومان_کم_دارید=tumAn_kam_dArid
از_سالن‌ها_دورید=az_sAlonhA_dur-id
بار_آزاد_هست=bAr-e_AzAd_hast
نوبت_نمی‌خواهد=nObat_n'emixAhad
بار_آزاد_نیست=bAr-e_AzAd_n'ist
موقعیت_گوشی_معلوم_نیست=mOqe?iyyat-e_guSi_ma?lum_n'ist
موقعیت_را_روشن_کنید=mOqe?iyyat_rA_rOSan_konid
یا_سالن_را_بگویید=yA_sAlon_rA_b'eguyid
سالن_فعالی_نیست=sAlon-e_fa??Ali_n'ist
بار_دارید=bAr_dArid
کد_را_نشان_بدهید=kod_rA_neSAn_b'edahid
اینترنت_نیست=internet_n'ist
نوبتتان_سر_جایش_است=nObatetAn_sar-e_jAyaS_ast
پیام_تازه_دارید=payAm-e_tAze_dArid
صدا_روشن_شد=sedA_rOSan_Sod
در_فهرست_شماست=dar_fehrest-e_SomA-st
جایِ=jA-ye
سرِ_بار=sar-e_bAr
چرا=cerA
کرایه=kerAye
هزینهٔ_نوبت=hazine-ye_nObat
از_نرخ_رسمی_بیشتر_است=az_nerx-e_rasmi_biStar_ast
از_نرخ_رسمی_کمتر_است=az_nerx-e_rasmi_kamtar_ast
برابر_نرخ_رسمی_است=barAbar-e_nerx-e_rasmi_ast
بار_برگشت_نزدیک_نیست=bAr-e_bargaSt_nazdik_n'ist
فهرست_شما=fehrest-e_SomA
فهرست_شما_خالی_است=fehrest-e_SomA_xAli_ast
سالن_آن_را_دارد=sAlon_An_rA_dArad
هنوز_به_سالن_نرسیده=hanuz_be_sAlon_n'areside
اینترنت_که_بیاید=internet_ke_b'iyAyad
خودش_می‌رود=xodaS_m'iravad
مبارک_است=mobArak_ast
بارِ=bAr-e
مالِ_شماست=mAl-e_SomA-st
این_بار_نشد=in_bAr_n'aSod
به_نوبت=be_nObat-e
رسید=resid
نوبت_جلوتر_از_شما=nObat_jelOtar_az_SomA
نوبتتان_می‌ماند=nObatetAn_m'imAnad
دوباره=dobAre
مجوزِ_بارِ=mojavvez-e_bAr-e
باطل_شد=bAtel_Sod
تومان_برگشت=tumAn_bargaSt
کد_را_جلوی_نگهبان_بگیرید=kod_rA_jelO-ye_negahbAn_b'egirid
بی_اینترنت_هم_درست_است=bi_internet_ham_dorost_ast
تحویل=tahvil
پایان_کار=pAyAn-e_kAr
ثبت_شد_روی_گوشی=sabt_Sod_ru-ye_guSi
با_اولین_اینترنت_فرستاده_می‌شود=bA_avvalin_internet_ferestAde_m'iSavad
خبر_تحویل_به_شرکت_رسید=xabar-e_tahvil_be_Serkat_resid
تومان_به_شما_می‌رسد=tumAn_be_SomA_m'iresad
کارِ_بارِ=kAr-e_bAr-e
تمام_شد=tamAm_Sod
اگر_پس_بدهید=agar_pas_b'edahid
نوبت_و=nObat-o
تومان_برنمی‌گردد=tumAn_barn'emigardad
تومان_دارید=tumAn_dArid
برای=barA-ye
نوبت_بس_است=nObat_bas_ast
برای_یک_نوبت_بس_نیست=barA-ye_yek_nObat_bas_n'ist
تومان_رسید=tumAn_resid
پول_رسید=pul_resid
حالا=hAlA
پرداخت_نشد=pardAxt_n'aSod
پولی_کم_نشد=puli_kam_n'aSod
بانک_هنوز_جواب_نداده=bAnk_hanuz_javAb_n'adAde
دوباره_پول_ندهید=dobAre_pul_n'adahid
شمارهٔ_همراهتان_را_بزنید=SomAre-ye_hamrAhetAn_rA_b'ezanid
کد_شش_رقمی_برایتان_پیامک_می‌شود=kod-e_SeS_raqami_barAyetAn_payAmak_m'iSavad
کد_پیامک_را_بزنید=kod-e_payAmak_rA_b'ezanid
کد_درست_نبود=kod_dorost_n'abud
بار_دیگر_می‌شود_زد=bAr-e_digar_m'iSavad_zad
این_شماره_را_نمی‌شناسیم=in_SomAre_rA_n'emiSenAsim
اگر_تازه‌کارید=agar_tAze_kAr-id
ثبت‌نام_کنید=sabt-e_nAm_konid
نام_کاربری_و_گذرواژه_را_بزنید=nAm-e_kArbari_o_gozarvAZe_rA_b'ezanid
در_سالن_نوبت_بگیرید=dar_sAlon_nObat_b'egirid
سه_بار_را_به_ترتیب_انتخاب_کنید=se_bAr_rA_be_tartib_entexAb_konid
بار_به_کسی_می‌رسد_که_نوبتش_جلوتر_است=bAr_be_kasi_m'iresad_ke_nObataS_jelOtar_ast
کد_را_نشان_بدهید_و_بروید=kod_rA_neSAn_b'edahid_o_b'eravid
نوشتهٔ_شما_مانده_است=neveSte-ye_SomA_mAnde_ast
به_پشتیبانی_زنگ_بزنید=be_poStibAni_zang_b'ezanid
یا_پیام_بنویسید=yA_payAm_b'enevisid
این_کامیون_شماست=in_kAmiyun-e_SomA-st
اگر_بیرون_بروید=agar_birun_b'eravid
فهرست_و_مجوز_بی_اینترنت_باز_نمی‌شود=fehrest_o_mojavvez_bi_internet_bAz_n'emiSavad
کد_ملی_و_شمارهٔ_کارت_هوشمند_را_بزنید=kod-e_melli_o_SomAre-ye_kArt-e_huSmand_rA_b'ezanid
این_شما_هستید=in_SomA_h'astid
ثبت‌نام_شد=sabt-e_nAm_Sod
ثبت‌نام_شما_رسید=sabt-e_nAm-e_SomA_resid
خبرش_پیامک_می‌شود=xabaraS_payAmak_m'iSavad`

const spaced = (text: string) => text.replaceAll('_', ' ')

/** The sounds of each piece, by its words. */
export const soundsOf: ReadonlyMap<string, string> = new Map(
  [numbers, towns, goods, sentences]
    .join('\n')
    .split(/\s+/)
    .filter(Boolean)
    .map((line) => {
      const [words = '', sounds = ''] = line.split('=')
      return [spaced(words), spaced(sounds)]
    }),
)

const phonemes: Record<string, string> = {
  O: 'o:',
  u: 'u:',
  c: 'tS',
  j: 'dZ',
  r: 'R',
  q: 'q1',
  y: 'j',
  '-': '',
}
const vowel = /[aAeoiuO]/g

/** The word with `'` before the vowel that is stressed. */
function stressed(word: string): string {
  if (word.includes("'")) return word
  const ground = word.split('-')[0] ?? word
  const last = [...ground.matchAll(vowel)].at(-1)?.index
  return last === undefined ? word : `${word.slice(0, last)}'${word.slice(last)}`
}

/** In: sounds as above. Out: them in the synthesiser's own letters. */
export const asPhonemes = (sounds: string): string =>
  sounds
    .split(' ')
    .map((word) => [...stressed(word)].map((sign) => phonemes[sign] ?? sign).join(''))
    .join(' ')
