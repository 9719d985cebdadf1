/**
 * What can be asked of a business with yes or no, by the kinds that have it:
 *
 *   # restoranlar kafeler             Businesses of these categories; `*` of all. Behind a colon: of these only those
 *   # spor: saha, kort                whose kind has one of the words.
 *   slug | Adı | isimler | sözler | Yokken adı | yokken sözleri | Sorusu
 *
 * A question asks for it by its `isimler` (of `otopark`: otoparklı, otoparkı olan; those of visitors from abroad:
 * with parking) and by its `sözler`, a verb at their end in all its endings, and for a business without it by what is said where it is not. A free feature that is any of these texts, or one of
 * the two names, says the same. Of several that have a text, questions mean the first. Visitors are asked its `Sorusu`,
 * which whoever has been there can answer with yes or no; without one only forms ask for it.
 */
export const ATTRIBUTE_LINES = `
# *
kredi-karti | Kredi kartı | kredi kartı, pos cihazı, temassız ödeme, credit card | kart geçen, kart geçer, kart geçerli, kart geçiyor, kartla ödeme, kredi kartı geçen, kredi kartı geçer, kredi kartı geçiyor, kart kabul eden, kredi kartı kabul eden, kredi kartı ile ödeme | Kart geçmez | kart geçmeyen, sadece nakit, yalnız nakit | Kredi kartı geçiyor mu?
otopark | Otopark | otopark, park yeri, açık otopark, kapalı otopark, ücretsiz otopark, parking, car park | otoparkı bulunan | | | Otoparkı var mı?
engelli-erisimi | Tekerlekli sandalyeye uygun | engelli erişimi, engelli girişi, engelli rampası, tekerlekli sandalye girişi, wheelchair access | tekerlekli sandalyeye uygun, engelli dostu, engelliye uygun, engellilere uygun, engelsiz erişim, tekerlekli sandalyeli, wheelchair accessible | | | Tekerlekli sandalyeyle girilebiliyor mu?
basamaksiz-giris | Basamaksız giriş | basamaksız giriş, düz giriş | basamaksız, merdivensiz | | | Basamaksız giriliyor mu?
engelli-tuvaleti | Engelli tuvaleti | engelli tuvaleti, engelli wc, accessible toilet | | | | Engelli tuvaleti var mı?
internet | Ücretsiz internet | ücretsiz internet, kablosuz internet, internet, wifi, wi-fi, free wifi | ücretsiz wifi | | | Ücretsiz internet var mı?
tuvalet | Tuvalet | tuvalet, wc, toilet, restroom | | | | Müşterilerin kullanabildiği tuvalet var mı?
mescit | Mescit | mescit, abdesthane, prayer room | namaz kılınan, namaz kılınabilecek | | | Mescit var mı?
ogrenci-indirimi | Öğrenci indirimi | öğrenci indirimi, öğrenciye indirim | öğrenciye indirim yapan, student discount | | | Öğrenciye indirim yapılıyor mu?
sarj-istasyonu | Şarj istasyonu | şarj istasyonu, elektrikli araç şarjı, charging station | | | | Elektrikli araç şarj istasyonu var mı?
yabanci-dil | Yabancı dil konuşulur | yabancı dil bilen personel | ingilizce konuşulan, ingilizce bilen, yabancı dil konuşulan, english speaking

# restoranlar kafeler barlar oteller saglik guzellik alisveris spor egitim otomotiv gelinlik
klima | Klima | klima, klimalı salon, air conditioning | klimalı salon | | | Klima var mı?
asansor | Asansör | asansör, elevator, lift | | | | Asansör var mı?

# restoranlar kafeler barlar oteller piknik
bahce | Bahçe | bahçe, avlu, kış bahçesi, garden | | | | Bahçesi var mı?
teras | Teras | teras, çatı katı, terrace, rooftop | terasta | | | Terası var mı?
acik-alan | Açık alan | açık alan, açık hava, bahçe, teras, avlu, balkon, outdoor seating | açık havada, dışarıda oturulan, dışarıda oturmalı, open air, outdoor | | | Açık havada oturulabiliyor mu?
oyun-alani | Oyun alanı | oyun alanı, çocuk alanı, çocuk oyun alanı, çocuk parkı, oyun parkı, oyun odası, çocuk oyun parkı, playground | çocukların oynayabileceği | | | Çocuklar için oyun alanı var mı?
cocuk-dostu | Çocuk dostu | | çocuk dostu, çocuklu aileye uygun
mama-sandalyesi | Mama sandalyesi | mama sandalyesi, bebek sandalyesi, high chair | | | | Mama sandalyesi var mı?
bebek-bakim | Bebek bakım odası | bebek bakım odası, alt değiştirme odası, bebek bakım alanı, changing table | | | | Bebek bakım odası var mı?
evcil-hayvan | Evcil hayvan dostu | | evcil hayvan dostu, evcil hayvanla girilen, evcil hayvanla gidilen, evcil hayvan kabul eden, evcil hayvan alan, köpekle girilen, köpekle gidilen, köpekle oturulan, köpekle kalınan, evcil hayvanla oturulan, evcil hayvanla kalınan, kediyle girilen, kediyle gidilen, kediyle kalınan, köpek dostu, köpek kabul eden, kedi köpek kabul eden, hayvan dostu, pet friendly, dog friendly | Evcil hayvan alınmaz | evcil hayvan alınmayan | Evcil hayvanla girilebiliyor mu?
vale | Vale | vale, vale hizmeti | | | | Vale hizmeti var mı?
aile-salonu | Aile salonu | aile salonu, aile bölümü, aile yeri | aileye uygun | | | Aile salonu var mı?
grup | Grup rezervasyonu | grup rezervasyonu, toplu rezervasyon | kalabalık gruba uygun, kalabalık grup alan
canli-muzik | Canlı müzik | canlı müzik, fasıl, live music | canlı müzik yapan, live music | | | Canlı müzik oluyor mu?
alkol | Alkollü içecek | alkol, alkollü içecek, alkol servisi, alcohol | alkol satılan, alkol veren, içki veren | Alkolsüz | alkolsüz, içkisiz, alkol olmayan, içki olmayan, alkol satmayan, alkolsüz mekan, no alcohol | Alkollü içecek satılıyor mu?
sigara | Sigara içilebilen alan | sigara içilebilen alan, sigara alanı, sigara salonu | sigara içilebilen, sigara içilen, sigara serbest | Sigara içilmez | sigara içilmeyen, sigarasız, dumansız | Sigara içilebilen bir alan var mı?
nargile | Nargile | nargile, hookah, shisha | | | | Nargile var mı?
dev-ekran | Dev ekran | dev ekran, maç yayını, projeksiyon, big screen | maç veren, maç yayını yapan, maç yayını veren | | | Maçlar dev ekranda gösteriliyor mu?
masa-oyunlari | Masa oyunları | masa oyunları, masa oyunu, kutu oyunu, kutu oyunları | | | | Masa oyunları var mı?
calisma-masasi | Çalışma masası | çalışma masası, priz | prizli, laptopla çalışılan, çalışmaya uygun, ders çalışmaya uygun | | | Bilgisayarla çalışmaya uygun masa ve priz var mı?

# restoranlar kafeler barlar
paket-servis | Paket servis | paket servis, paket servisi, eve servis, kurye, delivery | paket servis yapan, eve servis yapan, eve yemek getiren, paket yapan, adrese servis | | | Paket servisi var mı?
gel-al | Gel al | | gel al, al götür, take away, takeaway
yemek-karti | Yemek kartı | yemek kartı, yemek çeki | yemek kartı geçen, yemek kartı geçer, sodexo geçen, multinet geçen, ticket geçen, setcard geçen, metropol kart geçen, edenred geçen | | | Yemek kartı geçiyor mu?
kahvalti | Kahvaltı | kahvaltı servisi, serpme kahvaltı, breakfast | | | | Kahvaltı veriliyor mu?
vejetaryen | Vejetaryen seçenek | vejetaryen seçenek, vejetaryen menü, vejetaryen yemek, vegetarian food | vejetaryene uygun | | | Vejetaryen yemek var mı?
vegan | Vegan seçenek | vegan seçenek, vegan menü, vegan food | vegana uygun | | | Vegan yemek var mı?
glutensiz | Glutensiz seçenek | glutensiz seçenek, glutensiz menü, gluten free food | çölyağa uygun | | | Glutensiz yemek var mı?
ev-yapimi-tatli | Ev yapımı tatlı | ev yapımı tatlı
acik-mutfak | Açık mutfak | açık mutfak

# oteller
havuz | Havuz | havuz, yüzme havuzu, açık havuz, kapalı havuz, pool, swimming pool | | | | Havuzu var mı?
spa | Hamam ve sauna | sauna, hamam, spa, turkish bath
spor-salonu | Spor salonu | spor salonu, fitness salonu, gym
kahvalti-dahil | Kahvaltı dahil | | kahvaltı dahil, kahvaltısı dahil, oda kahvaltı, açık büfe kahvaltı dahil
resepsiyon | 24 saat resepsiyon | 24 saat resepsiyon
oda-servisi | Oda servisi | oda servisi, room service
havaalani-servisi | Havaalanı servisi | havaalanı servisi, havaalanı transferi, havalimanı servisi, havalimanı transferi, airport shuttle
aile-odasi | Aile odası | aile odası
sigarasiz-oda | Sigara içilmeyen oda | sigara içilmeyen oda, sigarasız oda

# oteller restoranlar kafeler gelinlik
toplanti-salonu | Toplantı salonu | toplantı salonu, toplantı odası
dugun | Düğün ve nişan | | düğün ve nişan, düğün organizasyonu

# piknik
mangal | Mangal | mangal, mangal yeri, ocak yeri, barbecue | mangal yapılan, mangal yakılan, mangal yakılabilen | | | Mangal yakılabiliyor mu?
masa-ve-bank | Masa ve bank | masa ve bank, piknik masası | | | | Masa ve bank var mı?
cesme | Çeşme suyu | çeşme suyu, çeşme, içme suyu | | | | İçilebilir çeşme suyu var mı?
golgelik | Gölgelik | gölgelik, kamelya, çardak | | | | Gölgelik ya da kamelya var mı?

# saglik guzellik gelinlik otomotiv egitim
randevu | Randevulu | randevu | randevulu, randevuyla çalışan, randevu ile | Randevusuz | randevusuz, randevu almadan, randevu gerektirmeyen, sıra beklemeden | Randevuyla mı çalışıyor?

# saglik
sgk | SGK anlaşmalı | sgk anlaşması, ssk anlaşması | sgk anlaşmalı, ssk anlaşmalı, sgk geçen, sgk geçerli, devlet anlaşmalı | | | SGK ile anlaşması var mı?
ozel-sigorta | Özel sigorta | özel sigorta anlaşması, tamamlayıcı sağlık sigortası | özel sigorta geçen, özel sigorta anlaşmalı, tss geçen
eve-gelen | Evde muayene | evde muayene, evde sağlık hizmeti | eve gelen doktor
kadin-hekim | Kadın hekim | kadın hekim, kadın doktor, bayan doktor | | | | Kadın hekim var mı?

# saglik guzellik alisveris otomotiv gelinlik
eve-hizmet | Eve hizmet | eve hizmet, evde hizmet, yerinde hizmet | evde hizmet veren, eve hizmet veren

# guzellik spor
kadinlara-ozel | Kadınlara özel | kadınlara özel saat, kadınlara özel saatler, kadınlar matinesi
karma | Kadın ve erkek | unisex | kadın erkek karışık

# alisveris
teslimat | Adrese teslim | adrese teslim, eve teslim, eve teslimat, adrese teslimat | eve getiren, kapıya teslim | | | Adrese teslim ediyor mu?
online-satis | Online satış | online satış, internetten sipariş, internet satışı, online alışveriş | internetten satan, online satan, online satış yapan
toptan | Toptan satış | toptan satış
hediye-paketi | Hediye paketi | hediye paketi | hediye paketi yapan
iade | İade ve değişim | iade ve değişim, iade hakkı | | | | İade ve değişim kabul ediliyor mu?

# alisveris saglik guzellik egitim spor gelinlik otomotiv
taksit | Taksit | taksit, taksit imkanı, taksitli satış | taksitli, taksitle, taksit yapan, vadeli satış | | | Taksit yapılıyor mu?

# gelinlik alisveris: gelinlik, nisanlik, abiye, damatlik, giyim, terzi, butik, kumas, ayakkabi
tadilat | Tadilat | tadilat | | | | Tadilat yapılıyor mu?
olcuye-dikim | Ölçüye dikim | ölçüye dikim, özel dikim, kişiye özel dikim | ölçüye diken, özel diken
kiralama | Kiralama | kiralık gelinlik, kiralık abiye, kiralık damatlık | | | | Kiralama yapılıyor mu?
prova | Prova odası | prova odası, deneme kabini, soyunma kabini | | | | Prova odası var mı?

# spor
dus | Duş | duş, shower | | | | Duş var mı?
soyunma-odasi | Soyunma odası | soyunma odası | | | | Soyunma odası var mı?
antrenor | Antrenör eşliğinde | antrenör, eğitmen | antrenör eşliğinde, eğitmen eşliğinde
malzeme-kiralama | Malzeme kiralama | malzeme kiralama, ekipman kiralama
gunluk-giris | Günlük giriş | günlük giriş, tek girişlik | | | | Günlük girişle gidilebiliyor mu?

# spor: saha, kort, tenis, futbol, basketbol
isikli-saha | Işıklı saha | ışıklı saha, gece aydınlatması | | | | Sahanın ışıkları var mı?

# spor: yuzme, havuz, fitness, spor salonu
kapali-havuz | Kapalı havuz | kapalı havuz, indoor pool | | | | Kapalı havuzu var mı?

# egitim spor
deneme-dersi | Deneme dersi | deneme dersi, ücretsiz deneme | | | | Deneme dersi veriliyor mu?
hafta-sonu | Hafta sonu programı | hafta sonu programı, hafta sonu dersi, hafta sonu kursu | | | | Hafta sonu ders var mı?

# egitim
birebir | Birebir ders | birebir ders, özel ders
online-ders | Online ders | online ders, uzaktan eğitim
sertifika | Sertifika | sertifika | sertifikalı kurs, meb onaylı
kucuk-grup | Küçük gruplar | küçük gruplar, butik sınıf
ogle-yemegi | Öğle yemeği verilir | yemek hizmeti

# egitim oteller spor
servis | Servis | okul servisi, öğrenci servisi | servisli | | | Servisi var mı?

# otomotiv
yol-yardim | Yol yardım | yol yardım, yol yardımı, çekici hizmeti | yol yardımı yapan | | | Yol yardımı yapıyor mu?
garanti | Garantili işçilik | işçilik garantisi | garantili işçilik, garanti veren
orijinal-parca | Orijinal parça | orijinal parça, orijinal yedek parça | orijinal parça kullanan
bekleme-salonu | Bekleme salonu | bekleme salonu, bekleme odası | | | | Bekleme salonu var mı?
yedek-arac | Yedek araç | yedek araç, ikame araç
`;
