-- What a report of each morning asks for is kept by the name of its call, of which one list has another name now.
update morning_reports set call = 'checkWaybills' where call = 'listBills';
