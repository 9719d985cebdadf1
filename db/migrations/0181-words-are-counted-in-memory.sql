-- The words of businesses are counted with the columns in memory, by `businesses.head_words`.
drop trigger learn_words_of_new on businesses;
drop trigger learn_words_of_changed on businesses;
drop function learn_words_of_new();
drop function learn_words_of_changed();
drop function learn_search_words(text);
drop table search_words;
